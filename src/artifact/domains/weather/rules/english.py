"""English words of the weather grammar."""

from artifact.domains.weather.rules.lexicon import COMPASS, Cat, Lexicon

ENGLISH = Lexicon(
    words={
        Cat.HIGH: "high, highs, maximum, maximums, max, maxima, highest temperature, highest temperatures, highest "
        "value, highest values, highest reading, highest readings, highest point, daytime high, high temperature, "
        "high temperatures, maximum temperature, maximum temperatures, high temp, max temp, topping out, top out, "
        "tops out, peak, peaking, peaks, max out, maxes out, maxing out, warmest, hottest, high of the day, max.",
        Cat.LOW: "low, lows, minimum, minimums, min, minima, lowest temperature, lowest temperatures, lowest value, "
        "lowest values, lowest reading, lowest readings, lowest point, overnight low, low temperature, low "
        "temperatures, minimum temperature, minimum temperatures, low temp, min temp, bottom out, bottoming out, "
        "bottoms out, coldest, coolest, low of the night, min.",
        Cat.TEMP: "temp., temperature, temperatures, temp, temps, mercury, thermometer, thermometers",
        Cat.RISE: "headed up to, heading up to, headed up into, makes it to, make it to, making it to, get to, gets "
        "to, getting to, rise, rises, rising, climb, climbs, climbing, reach, reaches, reaching, warm to, warming to, "
        "warms "
        "to, warm up to, warming up to, heat up to, soar, soaring, hit, hits, hitting, warm into, warming into, warms "
        "into, heating up to, heat to, heading up, heads up, jump, all the way up to, all the way to, get up to, gets "
        "up to, getting up to, go up to, goes up to, going up to, shoot up to, shoots up to, push to, pushes to, "
        "pushing to, push into, pushing into, attain, attains, attaining, jumps, jumping, spike, spikes, spiking, "
        "rebound, rebounds, climb back",
        Cat.FALL: "fall, falls, falling, drop, drops, dropping, dip, dips, dipping, cool to, cooling to, cool down "
        "to, cooling down to, sink, sinking, decrease to, plunge, plunging, cool off to, cooling off to, cools to, "
        "cools off to, cool into, cooling into, cools into, cool down into, cool back, slip, slips, slipping, slide, "
        "slides, sliding, ease, eases, easing, ease back, easing back, tumble, tumbles, tumbling, recede, recedes, "
        "decline, declines, declining, plummet, plummets, settle back, bottom at, get down to, gets down to, getting "
        "down to, go down to, goes down to, going down to, back down to, all the way down to, down to, cool off, "
        "cools off, cooling off, cool down, cools down, cooling down, bottoming at, bottoms at, lower to, retreat, "
        "retreats, retreating",
        Cat.WIND: "zephyr, wind, winds, windy, breeze, breezes, blow, blows, blowing, wind direction, direction, wind "
        "speed, wind speeds",
        Cat.GUST: "gust, gusts, gusting, gusty, wind gust, wind gusts",
        Cat.CALM: "calm, still",
        Cat.NO_WIND: "no wind, little to no wind, windless",
        Cat.CHANCE: "chance, chances, probability, probabilities, likelihood, odds, risk, possibility, shot, shot at, "
        "shot of, pop, chc, prob, prob.",
        Cat.PRECIP: "pcpn, precip., precipitation, precip, measurable precipitation, wet weather, getting wet, "
        "moisture",
        Cat.FAINT: "little, very little, minimal, negligible, slim, remote, insignificant, tiny, unlikely chance, "
        "next to no, very low, very small, very slight",
        Cat.NONE: "nope, zip, nada, zilch, nothing at all, out of the picture, forget it, zero, nil, none, "
        "nonexistent, non-existent, no real, null",
        Cat.FOREIGN: "humidity, relative humidity, dew point, dew points, dewpoint, dewpoints, heat index, wind "
        "chill, wind chills, feel like, feels like, feeling like, real feel, apparent temperature, cloud cover, sky "
        "cover, water temperature, sea temperature, uv index, visibility, pressure, snow level, average, normal of, "
        "norm of, normal high, normal low, record high, record low, heat index values, heat index readings, wind "
        "chill values",
        Cat.NEG: "no, not, without, never, nothing, neither, nor, free of, cannot, lack of, absence of, none of",
        Cat.UNLIKELY: "a long shot, long shot, hold off, holds off, holding off, stays away, stay away, staying away, "
        "only in your dreams, not foreseen, not foreseeable, a no - show, no - show, not on the menu, not on the "
        "cards, not in the cards, not in the picture, unlikely, improbable, not likely, not expected, not "
        "anticipated, not forecast, not in the forecast",
        Cat.RULED_OUT: "exclude, excluded, excludes, be discounted, be dismissed, rule out, ruled out, ruling out, "
        "rules out, out of the question",
        Cat.PAST: "yesterday, last night, last week, last year, earlier this week",
        Cat.IF: "if, in case, in case of, unless, should it, should a, should any",
        Cat.MAYBE: "maybe, perhaps, possibly, or maybe, or perhaps",
        Cat.LIKE: "as if, as though, like somebody, like someone",
        Cat.SAYING: "saying, as the saying goes, proverb, old proverb, adage, old adage, folklore, old folks say, old "
        "- timers say, weather lore, lore, almanac lore, rhyme, old rhyme",
        Cat.NEARLY: "virtually, practically, almost, nearly, essentially, basically, effectively",
        Cat.TO: "to, through, and up to",
        Cat.BETWEEN: "between, from, ranging from, ranging between",
        Cat.AND: "and, &, plus, as well as, along with, with",
        Cat.OR: "or, and/or",
        Cat.BREAK: "because, but, then, while, although, though, however, followed by, before, after, until, becoming, "
        "turning, giving way to, late, later",
        Cat.UP_TO: "up to, as high as, no more than, not more than, not exceeding, not exceed, not to exceed, at "
        "most, to as much as, topping out at",
        Cat.AT_LEAST: "at least, upwards of, no less than, no fewer than",
        Cat.OVER: "in excess of, over, more than, above, higher than, stronger than, greater than, faster than, "
        "warmer than, hotter "
        "than, beyond, north of, past",
        Cat.UNDER: "under, below, less than, lower than, slower than, lighter than, weaker than, cooler than, colder "
        "than, south of, beneath, fewer than",
        Cat.RISE_PAST: "exceed, exceeds, exceeding, surpass, surpasses, surpassing, top, tops, topping, break, "
        "breaks, crack, cracks, eclipse",
        Cat.OR_LESS: "or less, or lower, or below, or under, or slower, or lighter, at most",
        Cat.OR_MORE: "or more, or higher, or above, or greater, or stronger",
        Cat.ABOUT: "as little as, as low as, as few as, for an, for our, for your, for today's, for tonight's, as "
        "our, as your, is the, is our, is your, will be the, will be our, will be your, should be the, an even, "
        "exactly, precisely, right at, right around, right near, somewhere around, somewhere near, an estimated, for "
        "a, as the, as a, around, about, near, approximately, approx, approx., roughly, close to, just, only, at, a, "
        "of, ~",
        Cat.IN: "in, in the, across, across the, over the, throughout, throughout the, for the, along the, on the",
        Cat.TOWARD: "toward, towards, toward the, towards the, into the, heading, headed, moving",
        Cat.RELATIVE: "above normal, below normal, above average, below average, warmer, cooler, hotter, colder, "
        "higher, lower, above zero, of latitude",
        Cat.MINUS: "minus, negative",
        Cat.BELOW_ZERO: "below zero, below 0, degrees below zero, degrees below 0",
        Cat.GIVEN: "is given, was given, are given, is stated, is specified, is provided, is available, is reported, "
        "is listed, is mentioned, is indicated, was provided, was reported, data, information, figure, figures, value",
        Cat.IGNORE: "rain - free, rain free, storm - free, stay clear of, stays clear of, steer clear of, keep clear "
        "of, stand clear of, clear of debris, "
        "drains clear, gutters clear, paths clear, roads clear, clear the, clear away, clear debris, looks as if, "
        "look as if, looks as though, look as though, in the clear, clear head, clear message, clear instructions, "
        "hold off until, hold off till, holds off until, holds off till, holding off until, take a shower, takes a "
        "shower, hot shower, cold shower, long shower, after a shower, out of the shower, in the shower, rain barrel, "
        "rain barrels, rain gauge, rain gauges, rain gutters, raining cats, clear out, clear out of, clear to become, "
        "clear up to, clear view, clear that, sun protection, sun sets, storm total, rain or shine, right as rain, no "
        "strong wind, no strong winds, no wind chill, new rainfall amounts, rainfall amounts, rainfall totals, rain "
        "totals, new snow accumulation, snow accumulation, rain jacket, rain coat, rain gear, rain boots, rain shell, "
        "rain poncho, rain layer, rain check, than yesterday, than last night, on top of, snow boots, snow tires, "
        "storm shelter, storm drains, nothing but, snow accumulations, snowfall amounts, snowfall totals",
        Cat.TIME: "am, pm, a.m, p.m, inch, inches, in., hour, hours, hr, hrs, day, days, feet, ft, minutes, side, "
        "part, parts, half, coast, shore, end, suburbs, facing",
    },
    weather={
        "rain": "gully - washer, gully-washer, soaker, soaking rain, frog - strangler, spritz, shwrs, shwr, shra, "
        "rain, rains, rainy, rainfall, shower, showers, showery, rain shower, rain showers, drizzle, drizzles, "
        "drizzling, light rain, heavy rain, downpour, downpours, sprinkle, sprinkles, freezing rain, freezing "
        "drizzle, raindrops, raining, it rains",
        "snow": "snow, snows, snowy, snowfall, snow shower, snow showers, flurry, flurries, snow flurries, blizzard, "
        "snowstorm, snowstorms, snow storm, wintry showers, blowing snow",
        "thunderstorms": "thundery, rumbles of thunder, rumble of thunder, claps of thunder, tstms, tstm, tsra, "
        "thunderstorm, thunderstorms, thunder storm, thunder storms, storm, storms, stormy, t - storm, t - storms, "
        "tstorm, tstorms, thunder, thunderstorm activity, thundershower, thundershowers, lightning, rain and thunder "
        "storms",
        "fog": "fog, foggy, mist, misty, freezing fog",
        "other": "haze, hazy, smoke, smoky, dust, dusty, blowing dust, frost, frosty, sleet, hail, ice pellets, "
        "wintry mix, blowing sand, other weather",
    },
    generic="rain, rains, rainfall, rainy",
    cover={
        "clear": "sun's out, sun is out, sun stays out, nothing but stars, stars galore, blue sky, bluebird sky, "
        "bluebird skies, "
        "open skies, not a single cloud, nary a cloud, not one cloud, sky full of stars, skies full of stars, sky "
        "full of sun, sun all day, sun from start to finish, sun up to sundown, not a cloud, without a single cloud, "
        "zero clouds, starry night, starry, stars out, sun will shine, sun shines, sun shining, shining sun, "
        "sun-drenched, sun-filled, sun-soaked, bright sun, unbroken sun, nothing but sun, lots of sun, full sun, all "
        "sun, cloudless, no clouds, no cloud, cloud-free, free of clouds, without clouds, without a cloud, plenty of "
        "sunshine, plenty of sun, full sunshine, abundant sunshine, lots of sunshine, wall-to-wall sunshine, fair "
        "skies, fair weather, blue skies, bright skies, starry skies",
        "mostly_clear": "a cloud here and there, cloud here or there, hardly any cloud, barely any clouds, scarcely a "
        "cloud, not much cloud, not many clouds, few puffy clouds, few fair-weather clouds, few wispy clouds, few "
        "stray clouds, stray cloud, handful of clouds, odd cloud, occasional cloud, cloud or two, hardly a cloud, "
        "barely a cloud, hardly any clouds, very few clouds, few passing clouds, few high clouds, isolated clouds, "
        "sun dominates, sun will dominate, sun dominating, sun will be the main feature, more sun than clouds, "
        "generally fair, few clouds, a few clouds, mostly sunshine, mostly sun, fair to clear, mostly fair",
        "partly_cloudy": "peeks of sun, peek of sun, sun peeking through, bits of sun, clouds and sun trading places, "
        "sun and clouds trading places, clouds come and go, in and out of clouds, variable cloud cover, clouds and "
        "stars, decreasing clouds, clouds decrease, clouds decreasing, decreasing cloudiness, gradual clearing, "
        "partial cloud cover, sun and cloud, cloud and sun, sunshine and cloud, mix of sun and cloud, mix of cloud "
        "and sun, mix of sunshine and cloud, some cloud cover, some cloud, some high clouds, part cloudy, part sunny, "
        "intervals of clouds and sunshine, intervals of clouds and sun, intervals of sun and clouds, sun mixed with "
        "clouds, clouds mixed with sun, sunshine mixed with clouds, sun between clouds, sun through clouds, some "
        "clouds, scattered clouds, sun and clouds, clouds and sun, clouds and sunshine, sunshine and clouds, mix of "
        "sun and clouds, mix of clouds and sun, mix of sunshine and clouds, some sun, some sunshine, intervals of "
        "clouds, passing clouds, variable clouds, variable cloudiness, periods of sun, periods of sunshine, intervals "
        "of sun, sunny intervals, sunny spells, sunny breaks, breaks of sun, partial sun, partial sunshine, partial "
        "clouds, partial cloudiness, broken clouds",
        "cloudy": "gray lid, grey lid, gray blanket, grey blanket, gray ceiling, grey ceiling, gray sky, grey sky, "
        "clouds hang around, clouds hanging around, clouds hang tough, clouds hanging tough, clouds hanging on, "
        "clouds hang on, clouds stick around, clouds sticking around, clouds linger, clouds lingering, clouds will "
        "linger, clouds hold on, clouds holding on, clouds holding tough, clouds hold tough, clouds stay put, clouds "
        "staying put, clouds rule, clouds all day, clouds all night, clouds overhead, stubborn clouds, socked in, sky "
        "covered by clouds, covered by clouds, covered in clouds, covered with clouds, solid clouds, solid cloud "
        "cover, full cloud cover, full of clouds, gray and gloomy, grey and gloomy, deck of clouds, increasing "
        "clouds, clouds increase, clouds increasing, increasing cloudiness, blanket of clouds, blanket of cloud, lid "
        "of cloud, lid of clouds, lid of low cloud, lid of low clouds, clouds will cover, clouds dominate, clouds "
        "will dominate, clouds dominating, thick clouds, thick cloud, cloud-covered, dull skies, leaden skies, more "
        "clouds than sun, considerable cloudiness, lots of clouds, plenty of clouds, gray skies, grey skies",
    },
    base={"clear": "clear, clr, sunny, sunshine", "cloudy": "cloudy, cldy, overcast, ovc"},
    grades={
        "mostly": "for the most part, most of the time, most of the day, most of the night, in the main, mstly, mtly, "
        "mostly, mainly, predominantly, generally, largely, considerably, predominately",
        "partly": "ptly, partly, partially, somewhat, intermittently",
        "slightly": "slightly",
        "very": "very, completely, fully, totally, entirely, perfectly, crystal",
    },
    points={
        "N": "north, northerly, northern, due north",
        "S": "south, southerly, southern, due south",
        "E": "east, easterly, eastern, due east",
        "W": "west, westerly, western, due west",
        "NE": "northeast, northeasterly, northeastern, north-easterly",
        "NW": "northwest, northwesterly, northwestern, north-westerly",
        "SE": "southeast, southeasterly, southeastern, south-easterly",
        "SW": "southwest, southwesterly, southwestern, south-westerly",
    },
    parts={},
    codes={point: point for point in COMPASS},
    units={
        "F": "f, fahrenheit, degrees fahrenheit, degree fahrenheit, degrees f, deg f, degf",
        "C": "c, celsius, centigrade, degrees celsius, degree celsius, degrees c, deg c, degc",
        "deg": "degrees, degree, deg",
        "mi": "mile, miles",
        "pct": "%, percent, per cent, pct, percentage",
        "mph": "miles each hour, mph, miles per hour, mile per hour, miles an hour, mi / h, mi/hr, m.p.h",
        "km/h": "km / h, kph, kmh, kmph, km / hr, km per hour, kilometers per hour, kilometres per hour, kilometers "
        "an hour, kilometres an hour",
        "m/s": "m / s, meters per second, metres per second, mps",
        "kt": "kt, kts, knot, knots, kn",
    },
    wet="umbrella, umbrellas",
    decades={
        2: "lower",
        5: "mid, middle, mid-, middle part of the",
        8: "upper, higher",
    },
)
