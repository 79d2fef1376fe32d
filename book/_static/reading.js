// What the theme leaves out for readers who use a keyboard or a screen reader.
document.addEventListener("DOMContentLoaded", () => {
  // A label that does not contain the visible text hides that text from voice control.
  document.querySelectorAll(".search-button-field, details > summary").forEach((element) => {
    element.removeAttribute("aria-label");
  });
  // The book's title stands outside all landmarks.
  const brand = document.querySelector(".sidebar-primary-items__start > .sidebar-primary-item");
  brand?.setAttribute("role", "navigation");
  brand?.setAttribute("aria-label", "Front page");
  // A table that scrolls must scroll with the keyboard, too.
  document.querySelectorAll(".pst-scrollable-table-container").forEach((container) => {
    if (container.scrollWidth > container.clientWidth) {
      container.tabIndex = 0;
      container.setAttribute("role", "group");
      container.setAttribute("aria-label", container.querySelector("caption")?.textContent.trim() ?? "Table");
    }
  });
  // A bibliography is marked as a list whose entries are none.
  document.querySelectorAll(".citation-list, .citation").forEach((element) => element.removeAttribute("role"));
});
