"""English words of each concept, folded."""

from __future__ import annotations

WORDS = {
    # what is measured
    "LAPTIME": "with times, lap time, lap times, laptime, laptimes, his times, their times, the times, whose times",
    "fastest_lap": "best time of the race, quickest time of the race, fastest time of the race, best lap time of the "
    "race, fastest single lap, quickest single lap, fastest lap of the grand prix, fastest circuit of the "
    "race, fastest race lap time, best lap time of the afternoon, best lap of the afternoon, best lap of "
    "the day, best lap of the grand prix, quickest circuit of the race, "
    "best lap of the race, best race lap, quickest race lap, fastest tour, quickest tour, "
    "fastest lap of the race, "
    "quickest lap of the race, fastest lap, quickest lap, fastest lap time, fastest race lap",
    "NONE": "held up well, held up better, held up nicely, holding up well, hold up well, holding up better, "
    "chase the fastest lap, chasing the fastest lap, target the fastest lap, go for the fastest lap, "
    "going for the fastest lap, targeting the fastest lap, "
    "did not put a wheel wrong, did not put a foot wrong, didn't put a wheel wrong, didn't put a foot wrong, "
    "never put a wheel wrong, never put a foot wrong, without putting a wheel wrong, "
    "without putting a foot wrong, barely put a foot wrong, hardly put a foot wrong, "
    "hardly put a wheel wrong, was never in doubt, never in doubt, try as he might, try as he may, "
    "try as they might, hard as he tried, no one could touch, nobody could touch, no - one could touch, "
    "no one could live with, nobody could live with, no one could catch, nobody could catch, "
    "nobody could stop, no one could stop, nothing could stop, nobody could match, no one could match, "
    "nobody got near, no one got near, tour de force, work for every inch, work for it, work hard, "
    "made him work, makes him work, making him work, made them work, "
    "yellow flags, the yellows, double yellows, double waved yellows, under yellows, "
    "should be noted, should also be noted, should be mentioned, should be remembered, should be said, should "
    "be stressed, should be added, should be pointed out, "
    "hard race, hard fight, hard battle, hard racing, hard way, hard - earned, hard - fought, hard "
    "fought, hard earned, hard time, hard day, hard luck, so hard, too hard, soft landing, "
    "soft spot, hard pressed, hard - pressed, hard braking, hard defence, hard defense, medium to long, "
    "medium - to - long, "
    "made short work, make short work, hard work, work cut out, battle won, battles won, war lost, "
    "this time, this time around, this time round, "
    "if anything, medium - length, medium length, medium - long, "
    "intermediate phase, medium phase, medium term, non - sc / vsc, non - sc, non - vsc, non - safety car, "
    "switch off, switching off, switched off, push hard, pit window opened, pit window opens, pit window open, "
    "pit window was open, pushed hard, pushing hard, not only, not just, not merely, not simply, worked as follows, "
    "works as follows, worked in the following way, "
    "worked like this, how it worked, how it works, no longer, no surprise, race pace, medium - term, "
    "a second time, retired in the pits, retired to the pits, fastest lap of the stint, fastest lap of his stint, "
    "intermediate stop, intermediate pit stop, "
    "pre - sc, pre - sc / vsc, pre - vsc, pre - safety car",
    "AVG": "average, averages, averaged, averaging, mean, pace, average pace, average lap time, average lap, "
    "on average, on avg",
    "DEG": "going away at, went away at, going away by, going away from him at, "
    "went off at, went off by, going off at, going off by, goes off at, goes off by, gave up at, fell "
    "apart at, drop - off rate of, tailed off by, tailing off by, eroded by, tyre fade, fade, fade rate, "
    "faded, fades, deg slope, wear slope, losing bite, lost edge, loss of performance, performance loss, "
    "loss of pace, pace loss, degradation slope, deterioration, decay, decay rate, decayed, decaying, "
    "wore at, wore by, wearing at, wearing by, wears at, wearing out, wore out, wore down, losing "
    "performance, dropped off, dropping off, degradation rate, rate of degradation, wear rate, degrade "
    "at, fell off, fading, drop - off rate, tailed off, tailing off, deg rate, "
    "fade at, fades at, fades by, degraded too, slope of, slopes of, trend of, trends of, drift of, "
    "degraded faster, degraded quicker, degraded slower, degraded more, degraded less, wore faster, "
    "wore more, wore less, "
    "degraded at, degraded by, degrades at, degrades by, degradation, degrade, degrading, wear, drop - off, "
    "drop off, falloff, fall - off, "
    "faded by, fading by, faded at, fading at, fade by, falling away, fell away, falling away at, deteriorated, "
    "deteriorating, drop - off of, ageing at, aging at, "
    "aged most, aged more, aged by, practically flat, almost flat, virtually flat, nearly flat, essentially flat",
    "QUICKEN": "lap times dropping by, lap times dropped by, laptimes dropping by, times dropping by, "
    "times dropped by, "
    "improves, quicker than the last, faster than the last, quicker than the one before, faster than the "
    "one before, quicker than the previous one, faster than the previous one, came alive, coming alive, "
    "finding, got faster, got quicker, getting faster, getting quicker, became faster, becoming faster, "
    "grew faster, "
    "improved by, improving by, "
    "quickened, quickening, speeding up, sped up, becoming quicker, became quicker, grew quicker, improved at, "
    "improving at",
    "GAP": "separated, separating, separates, separate, differential, diff, margin, interval, difference, separation",
    "LEAD": "headroom, breathing room, advantage, lead, cushion, buffer",
    "DEFICIT": "shortfall, deficit, arrears, disadvantage",
    "SECONDS": "second, seconds, of a second",
    "HALF_SECOND": "half a second, half - a - second, half second, half - second",
    "TENTH_SECOND": "a tenth of a second",
    "AND_A_HALF": "second and a half, seconds and a half",
    "IN_HAND": "to spare, in the bag, in hand, in his favour, in his favor, in his pocket",
    "PER": "with each passing, with every passing, each passing, every passing, with every, each successive, "
    "every successive, "
    "every single, each and every, per, a, every",
    "POSITION": "place, position, spot",
    "POSITIONS": "places, positions",
    "TYRE": "tyre, tyres, tire, tires, rubber, compound, compounds, set, sets",
    "TEAMMATE": "team - mates, team mates, stablemate, stable - mate, teammate, teammates, team - mate, team mate",
    "WET": "blue - banded, blue - marked, blue - striped, blue - walled, blue compound, blue rubber, blue tires, "
    "blue tyre, blue tyres, "
    "extreme wet, extreme wets, full - wet",
    # what drivers do
    "RESPOND": "covered him off, covers him off, covered him, covered the move, covered the stop, covered it off, "
    "mirrored him, matched him, countered, counters, retaliated, responded in kind, replied in kind, "
    "shadowed him, "
    "respond, react, "
    "responds, reacts, answers, replied, replies, responded, reacted, answered, followed, covered off",
    "ONLY_STOP": "only trip down pit road, only trip in, only visit to his crew, only visit to pit road, "
    "sole trip to the pits, sole visit to the pits, lone trip to the pits, lone trip down the pit lane, "
    "single visit, just the one stop, just the one pit stop, only the one stop, just one stop, "
    "just a single stop, just a single pit stop, only a single stop, just the one visit, "
    "just the one visit to the pits, just the one tyre change, just the one change of tyres, "
    "just one tyre change, only one tyre change, a single tyre change, a single change of tyres, "
    "sole tyre change, only tyre change, only change of tyres, lone tyre change, one solitary pit stop, "
    "one and only visit, one and only visit to the pits, only halt, sole halt, only call at the pits, "
    "only service stop, "
    "solitary stop, solitary pit stop, solitary visit to the pits, solitary trip to the pits, "
    "one solitary stop, lone visit to the pits, "
    "single stop, single pit stop, single pitstop, one and only stop, one and only pit stop, "
    "only visit, sole visit, only trip to the pits, only trip down the pit lane, only trip down pit lane, "
    "only call, only pit visit, single visit to the pits, single trip to the pits, single trip down the pit lane, "
    "only stop, only pit stop, sole stop, sole pit stop, lone stop, lone pit stop, only pit, "
    "only pitstop, "
    "only visit to the pits",
    "ONCE": "on one occasion, on a single occasion, on just one occasion, just the once, only the once, "
    "one time, for the only time, for the one and only time, for the first and only time",
    "PIT": "peeling into the pits, peeled into the pits, peels into the pits, peel into the pits, "
    "slipping into the pits, slipped into the pits, dropping into the pits, dropped into the pits, "
    "swinging into the pits, wheeled into the pits, sweeping into the pits, darting in, darted in, "
    "swooped in, swung in, diving into the pits, dive into the pits, diving for the pits, "
    "dived for the pits, made for pit lane, making for the pits, makes for the pits, makes a stop, "
    "stop count, stop counts, pit count, count of stops, visited his crew, visited his mechanics, "
    "visited his pit crew, visited his garage, visited his team, visiting his crew, visits his crew, "
    "visits his mechanics, paid a visit to his crew, paid his crew a visit, reported to his crew, "
    "dived down the pit lane, turned into the pit lane, turning into the pit lane, turns into the pit lane, "
    "swung into the pits, swung into the pit lane, swings into the pits, darted into the pits, "
    "darts into the pits, darting into the pits, nipped into the pits, popped into the pits, "
    "pops into the pits, pops in, popped in, headed for the pits, heading for the pits, heads for the pits, "
    "headed to the pits, heading to the pits, heads to the pits, headed for pit lane, headed into the pits, "
    "heads into the pits, headed in, heads in, heading in, rolled into the pits, rolls into the pits, "
    "trundled into the pits, trundled in, called at the pits, calling at the pits, calls at the pits, "
    "called into the pits, went in for service, came in for service, comes in for service, "
    "made his way to the pits, made his way into the pits, entered the pits, enters the pits, "
    "entering the pits, entered the pit lane, enters the pit lane, entering the pit lane, entered pit lane, "
    "took to the pits, retreated to the pits, returned to the pits, return to the pits, came to his crew, "
    "pits visit, pulled into the pits, pulls into the pits, pulling into the pits, pulled into his box, "
    "pulled up at his box, stopped for tyres, was serviced, were serviced, swept into the pits, "
    "swooped into the pits, scurried into the pits, ducking into the pits, ducking in, dipped into the pits, "
    "dips into the pits, slotted into the pits, "
    "took service, takes service, taking service, service stop, pit - lane visit, hit the pits, "
    "hits the pits, "
    "halt, halts, "
    "to the boxes came, to the boxes went, to the pits came, to the pits went, came to the pits, "
    "went to the pits, "
    "went into the pits, peels off, peel off, peeling off, dove into the pits, "
    "ducked into the pits, ducks into the pits, stopper, stoppers, visit to the pits, visits to the pits, "
    "trip to the pits, trips to the pits, trip down the pit lane, trips down the pit lane, trip down pit lane, "
    "trips down pit lane, "
    "pit visit, "
    "pit visits, come in, comes in, coming in, dived into the pits, dives into the pits, "
    "stop, stops, stopped, stopping, boxed, boxing, came in, came into the pits, dived in, pit entry, pit "
    "entries, "
    "comes into the pits, coming into the pits, dive in, dives in, diving in, peels in, peeled in, peels off into "
    "the pits, peeled off into the pits, pulled in, pulls in, pulling in, pull in, called him in, calling him in, "
    "calls him in, call him in, brought him in, bring him in, bringing him in, brings him in, call in, calls in, "
    "calling in, bring in, brings in, bringing in, ducked in, ducks in, duck into the "
    "pits, pit lane, visit, visits, pit road, stopped off, made for the pits, "
    "in he comes, in they come, in he came, in they came, in comes, in came, in again, follows him in, "
    "followed him in, "
    "follow him in",
    "PIT_EXIT": "was sent back out, sent back out, was sent out, sent out, were sent out, went back out, "
    "going back out, back out, "
    "leaving the pits, left the pits, exiting the pits, exited the pits, came out of the pits, "
    "emerged from his pit stop, emerged from the pits, emerged from his stop, came out of his stop, rejoined, "
    "rejoining, "
    "rejoins, rejoin",
    "SAME_CHANGE": "the same compound change, same compound change, "
    "same tyre change, same tire change, same compound switch, "
    "the same change, the same switch, the same swap, the same tyre change, the same tire change, "
    "the identical change, an identical change, an identical switch, an identical swap, the identical switch, the "
    "identical swap, same change, same switch, same swap",
    "ANOTHER": "a fresh one, a new one, fresh ones, new ones, a fresher one, a newer one, "
    "yet another, yet another set of, yet another set, "
    "a second set, a second set of, a third set of, another, another set of, another set",
    "CHANGE": "trading in, traded in, reshod, "
    "banged on, chucked on, clamped on, clamps on, popped on, slapped on, slapping on, slaps on, sticks "
    "on, strapped on, strapping on, straps on, stuck on, threw on, throwing on, throws on, went onto, "
    "whacked on, "
    "switch, switches, switched, switching, change, changes, changed, changing, swap, swapped, "
    "swapping, fit, fitting, transition, transitioned, transitioning, replaced, replacing, exchanged, "
    "exchanging, traded, trading, took on, taking on, reverted, revert, reverts, reverting, chose, choosing, "
    "opted for, opting for, bolted on, put on, resetting, "
    "replace, replaces, exchange, exchanges, fits, trade, trades, take on, takes on, bolt on, bolting on, bolts "
    "on, chooses, choose, opt for, opts for, putting on, puts on, swaps out, swapped out, swapping out, plumped "
    "for, changed over, converted, went over",
    "MOTION": "turned, turning, turns, resorted, shifted, took, taking, moved, moving, went, going, returned, "
    "returning, return, "
    "take, takes, goes, go, gone, put, puts, putting, receives, received, receiving, gambled",
    "EXTEND": "lingered, lingers, lingering, dawdled, dawdles, tarried, hung on until, held on until, "
    "soldiered on until, pressed on until, kept going until, ran until, "
    "waited, waiting, waits, wait, extended, extending, extend, extends, delayed, delaying, delay, ran "
    "long, running long, ended, ending, going long, went long, held off stopping, stretched, stretching, "
    "prolonged, prolonging",
    "STAY": "carried on, carries on, carry on, carrying on, soldiered on, pressed on, stayed put, kept circulating, "
    "ran on, stayed out, stay out, staying out, stays out, remained out, remain out, remaining out, remained on "
    "track, remaining on track, stayed on track, staying on track, continued, continuing, kept going, running "
    "longer, stayed, remained, staying, remaining, stay, remain",
    "START": "took the start, takes the start, taking the start, took the lights, left the grid, left the line, "
    "commenced, commences, commencing, got away on, got underway, kicked off, kicking off, kicks off, "
    "lined up, lining up, opened up on, opening on, opening with, opens on, opens with, set off, sets "
    "off, setting off, "
    "opened on, opened with, started, starting, start, began, beginning, begins, starts",
    "RUN": "eked, milked, rattled off, knocked off, served, sustained, sustain, carried, "
    "could lap, could circulate, was able to lap, was capable of lapping, was lapping, lapped, lapping, "
    ""
    "circulated, clocked up, clocking up, coaxed, coaxing, eked out, eking out, employed, employing, kept "
    "them, logged, logging, managed to run, nursed, nursing, put in, racked up, racking up, reeled off, "
    "squeezed, utilised, utilising, utilized, utilizing, wrung, "
    "made, making, ran, run, runs, running, completed, completing, covering, used, using, did, "
    "drove, spent, "
    "lasted, held to, relied",
    "FINISH": "concluded, concludes, concluding, brought up the rear, bringing up the rear, brings up the rear, "
    "propped up the order, final order, it finished, it ended, brought home, takes the chequered flag, "
    "taking the chequered flag, takes the checkered flag, crossed the finishing line, "
    "crosses the finish line, was placed, were placed, race result, end result, final placing, final place, "
    "finishing place, saw out the race in, saw the race out in, ended his race, ended his day, "
    "ended his afternoon, ended his evening, sealed, was scored, "
    "scored, "
    "rolled home, rolls home, romped home, crawled home, limped to the flag, nursed it home, "
    "nursed the car home, saw the flag in, greeted the flag, greets the flag, sees the flag, see the flag, "
    "bringing his car home, brought his car home, brings his car home, bring his car home, "
    "bringing the car home, brings the car home, went on to finish, goes on to finish, went on to cross the line, "
    "went on to take the flag, "
    "trails home, trails in, limps home, cruised home, cruises home, cruising home, bring it home, "
    "brings it home, bringing it home, brought the car home, occupied, race ended, race end, finished, finish, "
    "finishes, "
    "finishing, ended up, classified, crossed the line, came home, "
    "final result, result, took the flag, placed, finishing order, final position, final classification, "
    "ended the race, takes the flag, taking the flag, took the chequered flag, took the checkered flag, "
    "saw the flag, saw the chequered flag, saw the checkered flag, reached the flag, trailed in, trailed home, "
    "limped home, trailing home, comes home, coming home, come home, ran home, brought it home, wound up, ends up, "
    "ending up, end up, crosses the line, crossing the line, cross the line, crossed the finish line, "
    "reached the finish, finishing position, finish position, made it home",
    "CLOSE": "ended the day, completed the race, closed out the race, rounded out the race, saw out the race",
    "REACH": "climbed to, recovered to, recovering to, climbing to, fought back to, fought his way to, came back to, "
    "came through to, charged to, charged through to, worked his way up to, made it up to, "
    "hauled himself up to, battled to, battled back to, raced through to, surged to, advanced to, "
    "progressed to, carved through to, clawed his way to, came home to, drove through to, recovered for, "
    "came back for, settled into, wrapped up, nailed down, took home, takes home, escaped with, left with, "
    "had to settle for, had to be content with, had to make do with, made do with, contented himself with, "
    "was content with, was good for, good for, nicked, nicking, snatched, snatching, scraped, scraping, "
    "consolidated, cemented, "
    "could do no better than, can do no better than, could manage no better than, could get no higher than, "
    "could only manage, having to make do with, have to make do with, making do with, having to settle for, "
    "hung on to, hung on for, clung on to, clung to, held on to, held on for, rewarded with, "
    "walked away with, came away with, went home with, walks away with, comes away with, ground out, "
    "eked out a, picked off, "
    "slipped to, slipping to, slipped back to, drifted back to, drifting back to, faded to, fading to, "
    "sank to, dropped back to, fell back to, "
    "came, comes, was classed, settle for, settled for, settles for, settling for, salvaged, salvaging, "
    "secured, securing, claimed, "
    "claiming, bagged, grabbed, grabbing, "
    "no better than, is listed, was listed, is ranked, was ranked",
    "RELEGATE": "relegated, relegating, relegates, demoted, demoting, demotes, bumped, bumping",
    "FLAG": "flag :, chequered :, at flag, chequered flag, checkered flag, the flag, finish line, finishing line",
    "GRID": "on the grid, starting grid",
    "POINTS": "out of the points, outside the points, without points, pointless, points finish, "
    "points, point, points - paying",
    "RETIRE": "came to a halt, ground to a halt, rolled to a halt, coming to a halt, to a halt, "
    "retired, retires, retiring, crashed out, dropped out",
    "WIN": "led home, headed home, heads home, led a one - two, leading a one - two, heading a one - two, "
    "the spoils, the 25 points, all 25 points, maximum points, full points, top of the podium, "
    "the winner's trophy, victory lane, first past the post, first to the flag, first across the line, "
    "first to the chequered flag, first to take the flag, first to see the flag, first home, takes the win, "
    "taking the win, takes the race win, took home the win, took home the trophy, ran out winner, "
    "ran out the winner, race winner, wins the race, won the race, seals the win, sealing victory, "
    "sealing the win, claimed victory, claims victory, claiming victory, claimed the win, claims the win, "
    "claiming the win, grabbed the win, bagged the win, bagged victory, scored the win, scored victory, "
    "conquered, reigned supreme, swept to victory, charged to victory, eased to victory, powered to victory, "
    "drove to the win, cruised to the win, coasted to victory, sauntered to victory, strolled to victory, "
    "cantered to victory, held on for the win, held on to win, held on for victory, hung on to win, "
    "hung on for victory, "
    "took the spoils, takes the spoils, claimed the spoils, took top honours, took top honors, "
    "claimed top honours, claimed top honors, took the honours, took the honors, sealed victory, "
    "seals victory, sealed the win, secured victory, secured the win, storms to victory, "
    "stormed to victory, cruised to victory, romped to victory, drove to victory, "
    "sprayed the winner's champagne, "
    "went on to win, goes on to win, going on to win, "
    "on the top step, the top step, took the chequered flag first, took the victory, took victory, "
    "takes victory, taking victory, "
    "took the win, took the race win, top step of the podium, prevailed, victor, triumph, triumphs, won, win, wins, "
    "winning, winner, victory, "
    "victorious, triumphed",
    "GAIN": "profit, net profit, profited by, profits by, "
    "turnaround, gain, gains, gained, gaining, recovered, recovering, pick up, picks up, picked up, "
    "picking up, "
    "net gain, time gain, swing, "
    "swung, worth, net swing, made up, netted, netting, clawed back, recouped, pulled back, clawing back, claw back, "
    "took back, recoup, recouping, recover",
    "LOSE": "lost, lose, losing, loss, cost, costing, giving away, gave away, leaking, leaked, bleeding, shedding time",
    "UP": "ballooned, ballooning, swelled, swelling, stretching out, pulled out, pulling out, pulls out, increase, "
    "increased, increasing, grew, grow, grown, growing, widened, widening, widen, expanded, "
    "expanding, opened, improved, improving, opening up, open, stretched out, pulled away, pulling away",
    "DOWN": "reduce, reduced, reducing, shrank, shrunk, shrinking, narrowed, narrowing, cut, cutting, closed, "
    "trimmed, trimming, eroded, shrink, shrinks, trim, narrow, close, erase, erased, lowered, lowering, lowers",
    "FALL": "plummeted, plunged, collapsed, dwindled, melted, fell, falls, falling, fallen, came down, coming down, "
    "edged down, edging down, went down, going "
    "down, crept down, creeping down, tumbled, tumbling, ticked down, trending down, dipped, dipping, decreased, "
    "decreasing",
    "RISE": "got worse, getting worse, worsened, worsening, worsen, lengthened, lengthening, grew "
    "longer, slipped by, slipping by, "
    "rise, climb, "
    "drifting upwards, drifted upwards, drifts upwards, drifting upward, drifted upward, rising steadily, "
    "inched up, inching up, ticked up, ticking up, edged up, edging up, "
    "rose, rises, rising, climbed, climbing, crept up, creeping up, went up, going up, drifted up, drifting up",
    "HOLD": "blocked the path of, blocked the way of, blocking the path of, closed off the road to, "
    "shut the gate on, closed the gate on, absorbed the pressure of, absorbing the pressure from, "
    "absorbing pressure from, soaking up pressure from, soaking up the pressure from, "
    "withstood the pressure from, withstood the pressure of, withstanding pressure from, "
    "withstanding the pressure from, resisted the pressure of, resisted the pressure from, "
    "resisted pressure from, under pressure from but held, coped with the pressure from, "
    "dealt with the pressure from, weathered pressure from, parked the bus in front of, "
    "parking the bus in front of, slammed the door in the face of, closed the door in the face of, "
    "exasperated, exasperating, vexed, tormented, fought off, fighting off, fights off, fight off, "
    "shrugged off, shrugging off, shrugs off, saw off, seeing off, sees off, see off, beat off, beating off, "
    "batted away, batting away, swatted away, swatting away, swats away, kept the door shut on, "
    "kept the door firmly shut on, kept the door closed on, kept the door firmly closed on, "
    "keeping the door shut on, bolted the door on, firmly shut the door on, stymied, stymying, stonewalling, "
    "stonewalls, nullified, nullifying, soaked up everything from, soaked up the attentions of, "
    "resisted the advances of, resisted the attentions of, resisted everything from, resists, withstands, "
    "withstand, fends off, fends, wards off, ward off, staves off, stave off, holds up, holds back, "
    "keeps back, kept back, held his ground against, stood up to, stands up to, standing up to, "
    "put up a wall against, put up the shutters against, made life difficult for, made life hard for, "
    "defied, defying, kept a lid on, kept the wolf from the door against, impeded, impeding, obstructed, "
    "obstructing, corked up, "
    "stood his ground against, soaked up pressure from, soaked up the pressure from, "
    "absorbed pressure from, absorbed the pressure from, weathered the pressure from, "
    "weathered the attacks of, repulsed, repulsing, repulses, gave no quarter to, "
    "kept at arm's length, held firm against, stands firm against, rebuffs, repels, thwarts, thwarting, "
    "foiled, foiling, held at bay, holding at bay, kept at bay, keeping at bay, keeps at bay, "
    "holds at bay, parries, parrying, "
    "fended, fend, fending, rebuffing, repelling, withstanding, frustrating, frustrates, blocks, "
    "shut the door on, shutting the door on, closed the door on, closing the door on, slammed the door on, "
    "bottling up, bottle up, penned in, hemmed in, stonewalled, thwarted, parried, staved off, staving off, "
    "warded off, warding off, stood firm against, held, hold, holds, holding, held off, hold off, holding off, "
    "kept behind, keeping behind, defended, defends, defending, blocked, resisted, fended off, fending off, held up, "
    "holding up, contained, defend, blocking, resisting, resist, fend off, hold up, containing, held back, "
    "holding back, withstood, repelled, rebuffed, bottled up, frustrated",
    "NO_HELP": "did nothing for, nothing for, no use to, of no use to, of no help to, no help to",
    "HELP": "beneficiary, beneficiaries, "
    "profited, gained from it, gained anything from it, got anything out of it, drew any benefit, "
    "drew benefit, "
    "did anything for, anything for, of use to, any use to, of any use to, of help to, any help to, "
    "of any help to, benefits, came to the aid of, aided, aiding",
    "PROTECT": "out of harm's way, "
    "bought time for, buying time for, bought breathing space for, bought breathing room for, took the "
    "heat off, takes the heat off, taking the heat off, provided cover for, providing cover for, gave "
    "cover to, provided a shield for, acted as a shield for, acting as a shield for, acted as a buffer "
    "for, acting as a buffer for, gave breathing space to, gave breathing room to, safeguarded, "
    "safeguarding, safeguard, covering the back of, covered for, "
    "rear gunner, rear - gunner, wingman, bodyguard, covered the back of, covered his back, "
    "running interference for, ran interference for, playing rear gunner for, played rear gunner for, "
    "did the dirty work for, doing the dirty work for, "
    "place was saved, position was saved, saved the place of, saved the position of, "
    "saving the place of, saving the position of, "
    "helping, helped, help, benefited, benefiting, benefit, shelter, shelters, sheltered, sheltering, "
    "on behalf of, for the benefit of, protection, guarded, "
    "guarding, guard, covering for, cover for, protected, protecting, protect, "
    "protects, shielded, shielding, shield, shields",
    "NOBODY": "nobody, no one, anybody, anyone, no - one",
    "TRY": "attempt, attempts, attempted, attempting, try, tried, trying, tries, aim, aimed, aiming",
    "PARTLY": "more or less, half and half, kind of, sort of, up to a degree, to some degree, "
    "partially, partly, in part, to a degree, to an extent, to some extent, up to a point",
    "WORK": "the winning move, the winning call, a winning move, a winning call, race - winning move, "
    "race - winning call, like a dream, executed to perfection, executed perfectly, flawlessly executed, "
    "perfectly executed, executed flawlessly, pulled off to perfection, pulled off perfectly, "
    "perfectly judged, mission accomplished, mission complete, job done, job well done, paid for itself, "
    "worked wonders for, worked out beautifully, worked out nicely, paid rich dividends, bore rich fruit, "
    "hit the jackpot, worked out well, turned out to be the right one, turned out to be right, proved right, "
    "proved correct, proved to be right, proved to be the right call, proved a success, "
    "proved to be a success, was a success, was a resounding success, was a triumph, came up trumps, "
    "paid back, proved inspired, "
    "appeared to work, appears to work, seemed to work, seems to work, appears to have worked, "
    "appeared to have worked, "
    "seems to have worked, seemed to have worked, "
    "paid handsomely, worked a treat, worked like a charm, went to plan, went exactly to plan, "
    "worked to perfection, worked out perfectly, hit the mark, hit the target, was inch - perfect, "
    "came off beautifully, came off perfectly, did exactly what it was meant to do, "
    "did precisely what it was meant to do, was executed perfectly, was executed to perfection, "
    "proved a masterstroke, proved its worth, was vindicated, stuck the landing, delivered the goods, "
    "was mega, "
    "could hardly have gone better, could not have gone better, could hardly have worked better, "
    "could not have worked better, did exactly what it was meant to, did exactly what it was supposed to, "
    "it pay, that pay, got this one right, got it spot on, objective met, objective achieved, "
    "a masterstroke, "
    "fully exploit, fully compensate, "
    "was the right call, was the right choice, was the right decision, proved the right call, "
    "proved the right choice, proved the right decision, worked, work, works, working, "
    "succeeded, succeed, succeeds, success, paid off, pay off, came off, did the trick, bore fruit, paid dividends, "
    "did the job, quite come off, pan out, panned out, work out, worked out, bear fruit, pay dividends, came good, "
    "turned out well, won the pit battle, won the pit - stop battle, won the pit stop battle, "
    "won the pit - timing battle, won the strategic battle",
    "SUCCESS": "shows the effectiveness, highlights the effectiveness, demonstrates the effectiveness, "
    "showing the effectiveness, highlighting the effectiveness, demonstrating the effectiveness, "
    "underlines the effectiveness, underlining the effectiveness, confirms the effectiveness, "
    "confirming the effectiveness, underscores the effectiveness, underscoring the effectiveness, "
    "illustrates the effectiveness, illustrating the effectiveness, successful, successfully, effective, ",
    "FAIL": "did not result in overtaking, "
    "yielded precisely nothing, yielded absolutely nothing, brought him nothing, gained him nothing, "
    "gained nothing, netted nothing, netted him nothing, earned him nothing, gave him nothing, "
    "won him nothing, bought him nothing, was worth nothing, did not gain anything, came unstuck, "
    "fell apart, fell through, ended in failure, was a miss, missed the mark, missed the target, "
    "fell on stony ground, did not pay, did not bear fruit, never came off, was a damp squib, "
    "proved a damp squib, blew up in his face, blew up in their faces, was a bust, was a dud, was a fiasco, "
    "proved fruitless, proved futile, proved in vain, was in vain, turned sour, unravelled, unraveled, "
    "floundered, foundered, was thwarted, got nowhere, getting nowhere, "
    "amounted to nothing, amounts to nothing, went nowhere, goes nowhere, was a flop, misfired, "
    "fizzled out, fizzled, came up empty, was a failure, proved a failure, was all for nothing, "
    "was for nothing, went awry, bombed, went up in smoke, drew a blank, bore no fruit, yielded nothing, "
    "achieved nothing, did not stick, "
    "failed, fail, fails, failing, failure, unsuccessful, ineffective, backfired, unsuccessfully, in vain, "
    "to no avail, came to nothing, came to naught, fell flat, had no effect, no effect, fruitless, futile, "
    "counterproductive, went wrong, did not come off, did not pay off",
    "DEFENDER": "defender, defending driver, who defended :, driver defending :",
    "PURSUER": "attacker, pursuer :, chaser, challenger, attacking driver, chasing driver, pursuing driver, "
    "who attacked :, who chased :, driver behind :, driver attacking :",
    "DURATION": "duration, laps held, laps defended, time held",
    "BARRIER": "dam, barricade, bollard, cork, roadblock, bottleneck, brick wall, wall, obstacle, barrier, plug",
    "REPEAT": "repeated with, repeats with, repeating with, went again with, went again for, "
    "doubled down on, insisted "
    "on, persisted with, repeated on",
    "FASTER": "faster, quicker, swifter",
    "SLOWER": "slower",
    "MOVE": "decision, "
    "move, moves, strategy, strategies, tactic, manoeuvre, maneuver, gamble, plan, approach, it, this",
    "PASSED": "get the jump on, got the jump on, getting the jump on, gets the jump on, vaulted, vaulting, vaults, "
    "vaulted past, vaulted ahead of, sneaked past, snuck past, sneaks past, nipped past, nips past, "
    "edged past, edges past, moved past, moves past, gets ahead of, get ahead of, gets past, "
    "stole a march on, steal a march on, stealing a march on, steals a march on, pipped, pips, "
    "leapt ahead of, leaped ahead of, leaping ahead of, hopped ahead of, bested, besting, "
    "got the better of, getting the better of, got past, getting past, got ahead of, getting ahead of, "
    "jumps, leapfrogs, overtakes, beat, outfoxed, overtake, overtook, overtaking, pass, passed, passing, jump, "
    "jumped, jumping, leapfrog, leapfrogged, "
    "leapfrogging, leapt",
    "SAME_MOVE": "the same move, the same trick, the same tactic, the same manoeuvre, the same maneuver, same move, "
    "same trick",
    "SUFFER": "fell victim to, fall victim to, falling victim to, was a victim of, fell to, was caught out by, "
    "was undone by, lost out to, succumbed to, suffered",
    "TURNED_OUT": "was textbook, was text - book, was a textbook one, was flawless, was faultless, was clinical, "
    "was surgical, was immaculate, was impeccable, was superb, was brilliant, did the business, "
    "did its work, served its end, did as intended, did its bit, done, complete, nailed, "
    "was enough, were enough, proved enough, enough, sufficient, proved decisive, was decisive, "
    "was the right one, was spot on, was perfect, worked wonders, did its job, "
    "served its purpose, did what was asked of it, did what it was meant to do, met its objective, "
    "achieved its goal, achieved its aim, achieved its objective, stick, ok",
    "FELL_SHORT": "fell short, falls short, came up short, insufficient, was insufficient, proved insufficient",
    "SURELY": "absolutely, definitely, of course, without a doubt, no doubt, certainly, "
    "undoubtedly, emphatically, indeed",
    "SURELY_NOT": "far from it, by no means, sadly not, unfortunately not",
    "TAKING": "found, finds, stole, steals, stealing, shaved, shaving, shaves, carved, slashed, pinched, banked, "
    "extracted",
    "BE": "was, were, is, are",
    # how things hang together
    "FROM": "from",
    "TO": "to, into, onto, on to",
    "FOR": "it was for, for",
    "UNTIL": "all the way to, all the way until, all the way through to, right through to, right up to, through "
    "to, right until, "
    "until, till, through, up to, til",
    "OF": "of",
    "BY": "by",
    "ON": "out of, on, at the expense of, over, unlike, against, relative to, compared to, compared with",
    "IN": "in, at, as early as, as late as, as soon as",
    "WITH": "with",
    "THAN": "than",
    "BEHIND": "in arrears of, further back, in the wake of, down on, back from, "
    "behind, trailed, trailing, trails, at bay, adrift of, adrift, in arrears",
    "AHEAD": "further up the road, up the track, ahead of, ahead, in front of, clear of, in front, up the road",
    "AND": "and, &",
    "BECAUSE": "if one considers that, if you consider that, if we bear in mind that, if one bears in mind that, "
    "considering that, bearing in mind that, given that, "
    "thanks to, because, since, "
    "as they, as it, as evidenced by, as shown by, as indicated by, as seen in, "
    "evidenced by",
    "BUT": "but, instead, however, although, though, yet, despite, even though, even if, in spite of, "
    "notwithstanding, "
    "albeit",
    "WHILE": "while, whereas, whilst, when, where, by contrast, in contrast, meanwhile, on the other hand",
    "BETWEEN": "between, across",
    "BEFORE": "before",
    "AFTER": "after, following",
    "WHO": "who, which, whose",
    "HE": "the driver designated as, the driver known as, the driver identified as, the driver coded, "
    "the driver coded as, "
    "he, him, the driver",
    "HIS": "his, their, its",
    "UNDER_SC": "as the race was neutralised, as the race was neutralized, when the race was neutralised, "
    "when the race was neutralized, as the safety car, as the vsc, as the virtual safety car, "
    "behind the safety car, behind safety car, "
    "while the race was neutralised, with the race neutralised, while the race was neutralized, with the race "
    "neutralized, with the safety car out, with the safety car on track, with the vsc out, with the virtual "
    "safety car out, with a safety car out",
    "BOTH_STOPS": "both stops, both pit stops, both the stops, both of the stops, both of his stops, both his stops",
    "BOTH": "both men, both of the men, the two men, the duo, the two of them, "
    "both, both of them, both drivers, both cars, the two drivers, the pair, both cases, each case",
    "ALL": "all",
    "EACH": "each of them, each of the two, each one, "
    "each time round, each time around, every time round, every time around, each, apiece, "
    "each driver, each car, each man, per driver, per car, per head, a head",
    "EXCEPT": "except, apart from, other than, excluding, not counting, leaving aside",
    "BACK": "again, back",
    "SAME": "following suit, follow suit, follows suit, doing likewise, does likewise, did the same thing, "
    "doing the same thing, echoed, echoing, echoes, "
    "copied, copying, emulated, mirrored, mirroring, replicated, replicating, "
    "made his, so did, as did, did so, did the same, followed suit, did likewise, did precisely the same, "
    "did just the same, did the very same, "
    "does the same, doing the same, do the same, did exactly the same, followed the same path",
    "COMPARE": "afterwards, afterward, beforehand, laps fresher, lap fresher, laps younger, lap younger, laps newer, "
    "lap newer, better, "
    "worse, larger, smaller, bigger, wider, shorter, longer, later, earlier, more, sooner, extra, older, old, "
    "fewer, less, apart",
    "PARTIAL": "premature, early, additional, consecutive, further, other, repeated, subsequent, successive, "
    "same, quick, "
    "identical, back - to - back",
    "TOTAL": "total, in total, overall, totalling, totaling, totalled, totaled",
    "OPENING": "opening, initial",
    "FINAL": "closing, late, final, last",
    "RESPECTIVELY": "respectively, in that order, in this order",
    "DURING": "during",
    "THESE": "these, those, this window",
    "NEG": "lack of a, absence of a, "
    "yet to, avoided, none, none of, prevented, preventing, prevent, opposite of, not, never, no, without, "
    "nor, cannot, didn, wasn, doesn, isn, hasn, weren, couldn, don, hardly, rather than, instead of, "
    "could not",
    "HYP": "considered a stop, considered stopping, considered pitting, considered a pit stop, contemplated a stop, "
    "contemplated stopping, contemplated pitting, weighed up a stop, thought about stopping, thought about pitting, "
    "discussed a stop, debated a stop, intended to, had intended to, was supposed to, "
    "had he, planned to, had planned, claim that, premise that, idea that, assertion that, "
    "chance of, possibility of, could, might, if, should, wouldn, shouldn, may have, whether, to "
    "say, would have, unless",
    "TWO_SECONDS": "a couple of seconds, couple of seconds, a pair of seconds",
    "TIMES": "occasions, separate occasions, times",
    "YES": "yes",
    "OCCUR": "occur, occurred, happen, happened, materialise, materialize, materialised, materialized, take place",
    "LOOSE": "approximately, about, around, roughly, some, almost, nearly, more than, less than, over half, "
    "no fewer than, no less than, nothing less than",
    "ACHIEVE": "achieved, pulled off, managed, accomplished, manage to, manage the, manage an, pull off, achieve, "
    "accomplish",
    "HELD_BEHIND": "stared at the back of, staring at the back of, staring at the rear wing of, "
    "stared at the rear wing of, "
    "staring at the gearbox of, staring at the rear end of, looking at the gearbox of, "
    "looking at the rear wing of, looking at the back of, stared at, staring at, stacked up behind, "
    "backed up behind, cooped up behind, holed up behind, mired behind, queued up behind, "
    "sat bottled up behind, choked up behind, in the dirty air of, in the turbulent air of, "
    "eating the dirty air of, in the dirty air behind, marooned behind, stranded behind, sandwiched behind, "
    "kettled behind, "
    "bottled up behind, held up behind, held back behind, penned in behind, hemmed in behind, "
    "blocked behind, frustrated behind, boxed in behind, contained behind, held behind",
    "GET_PAST": "getting through, getting by, get through, getting the move done, got the move "
    "done, work his way past, dispose of, "
    "make any impression on, make an impression on, make inroads on, lay a glove on, "
    "mount a serious challenge to, threaten, dislodge, dislodging, displace, usurp, oust, found a way by, "
    "finding a way by, finding a way through, found a way through, find a way round, found a way round, "
    "find a route past, found a route past, find a gap past, make a pass on, made a pass on, make it past, "
    "made it past, make it by, made it by, make a move stick on, make the move stick on, "
    "make a pass stick on, pull off a pass on, get around, got around, get round, got round, "
    "get the better of, find his way past, found his way past, find the way past, break past, broke past, "
    "squeeze past, squeezed past, sweep past, swept past, "
    "find a way past, found a way past, finding a way past, get past, get by, "
    "got by, find a way by, find a way around, find a way through",
    "STUCK": "glued to the rear wing of, glued to the gearbox of, glued to the back of, glued to the tail of, "
    "glued to the rear of, all over the back of, all over the gearbox of, on the tail of, on the gearbox of, "
    "in the wheel tracks of, right behind him, all over him, at his heels, snapping at his heels, "
    "nipping at his heels, on his heels, in his slipstream, in his wheel tracks, in the mirrors, "
    "all over his gearbox, all over the back of him, "
    "on his gearbox, on his tail, in his mirrors, filling his mirrors, glued to his gearbox, "
    "glued to his rear wing, glued to his tail, right on his tail, breathing down his neck, under his rear wing, "
    "on his rear wing",
    "HOLDING": "resistance, rearguard action, rearguard, defensive stand, holding action, rear - guard action, "
    "defense, defence, defences, defenses",
    "SHOW": "show, shows, shown, showing, indicate, indicates, evidence, confirm, confirmed, prove, proves, "
    "allow, allows, support, supports, suggest, suggests, claim, conclude, attribute, determine, verify, specify, "
    "specifies, clarify",
    "HARD": "whites, "
    "white - banded, white - marked, white - striped, white - walled, white compound, white rubber, white "
    "tires, white tyre, white tyres, "
    "harder tyre, harder tyres, harder tire, harder tires, harder compound, hardest tyre, hardest tyres, "
    "hardest tire, hardest tires, hardest compound",
    "SOFT": "reds, "
    "red - banded, red - marked, red - striped, red - walled, red compound, red rubber, red tires, red "
    "tyre, red tyres, "
    "softer tyre, softer tyres, softer tire, softer tires, softer compound, softest tyre, softest tyres, "
    "softest tire, softest tires, softest compound",
    "FOLLOWED": "followed by, followed home by",
    "TOP_3": "rostrum, the rostrum, the podium places, the podium positions, the top - three, podium trio, "
    "top three, top 3, podium",
    "TOP_5": "top five, top 5",
    "TOP_6": "top six, top 6",
    "TOP_8": "top eight, top 8",
    "TOP_10": "top ten, top 10",
    "ORDER": "classification, standings, results",
    "NET": "net",
    "SHIFT": "expansion of, widening of, narrowing of, reduction of, reduction in, drop of, change of, net change, "
    "improvement, shift, variation, increase of, moved in, growth, growth of, growth in, expansion, reduction, "
    "widening of the, shrinkage",
    "GIVE": "gave, gives, giving, handed, earned, brought, bought, brings, yielding",
    "WITHIN": "within, inside of",
    "WINDOW": "window, windows, period, periods, phase, sequence, offset, head start",
    "SC": "neutralised conditions, neutralized conditions, neutralisation, neutralization, caution",
    "DRY": "slick, slicks, slick tyres, slick tires, dry tyres, dry tires, dry compound, dry compounds, "
    "dry - weather tyres, dry",
    "WET_WEATHER": "wet tyre, wet tyres, wet tire, wet tires, wet - weather tyres, wet - weather tires",
    "OFF": "ditch, discard, rid himself of, getting shot of, got shot of, stripped off, stripping off, unbolted, "
    "doffed, "
    "ditched, ditching, discarded, discarding, moved off, moving off, took off, taking off, came off the",
    "NO_STOPS": "never stopped, never pitted, never made a stop, never made a pit stop, no visit to the pits, "
    "no visits to the pits, no pit stops, no pit stop, no stops, zero stops, zero pit stops, without a stop, "
    "without a pit stop, without making a stop, without making a pit stop, without making a single stop, "
    "without making a single pit stop, without making any stops, without making any pit stops, "
    "without a single stop, "
    "without a single pit stop, did not make a stop, did not make a pit stop, did not make a single stop, "
    "did not make any stops, did not make any pit stops, didn't make a stop",
    "STOPPED_SO_FAR": "already stopped, already pitted, already made a stop, already been in",
    "COVERED": "covered, covers",
    "HAD_TO": "had to, needed to, was forced to, were forced to, was obliged to",
    "NO_STOPPING": "without stopping, without pitting, without having stopped, without having pitted, "
    "without once stopping, "
    "without ever stopping, without coming in",
    "PRODUCE": "produce, generate, deliver, yield, produced, produces, generated, delivered, yielded, created",
    "REJECT": "opted against, decided against, ruled out, rejected",
    "NEGATIVE": "negative",
    "WHOLE": "throughout the race, over the whole race, over the race, across the race, over the entire race, "
    "throughout the entire race, the whole race, the entire race, all race long",
    "OTHERS": "those on, those who, those with, those still on, those running, those starting, rivals, others on, "
    "others with, runners on, cars on, drivers on, drivers who, cars with, the rest of the field",
    "CLEAR": "clear, to the good, up",
    "LED": "leading, led, leads",
    "FAVOUR": "in favour of, in favor of, favour, favor",
    "FAILED_TO": "failed to, unable to",
    "WHY": "why",
    "KEEP": "maintain, maintained, maintains, maintaining, retained, retaining, retain, preserved, preserving, "
    "had, having, kept, keep, keeps, keeping",
    "HELD": "held at arm's length, was held at arm's length, was held at bay, was kept at arm's length, "
    "was fended off, was rebuffed, was repelled, was resisted, was frustrated, was held back, was kept back, "
    "was stymied, was repulsed, was stonewalled, was defended against, was shut out, was impeded, "
    "were held off, being held off, been held off, be held off, been held back, being held back, gummed up, "
    "stuck fast, boxed in, "
    "stuck, trapped, been held up, was held up, were held up, be held up, being held up, was kept, was held, "
    "was held off, was kept at bay, got held up, was blocked, was contained, was bottled up, was kept behind, "
    "been kept behind",
    "SO_FAR": "had already run, had already done, had already completed, had already been, already had, "
    "has already run, had by then run, had by then done, had by then completed",
    "EFFECTIVELY": "effectively",
    "TENTHS": "tenths, tenths of a second, tenth of a second",
    "HUNDREDTHS": "hundredth, hundredths, hundredth of a second, hundredths of a second",
    "THOUSANDTHS": "thousandth, thousandths, thousandth of a second, thousandths of a second, milliseconds, ms",
    "LEAVE": "parted with, parting with, parts with, cast off, casting off, casts off, bade farewell to, "
    "said goodbye to, waved goodbye to, retired his, "
    "shed, shedding, "
    "off with, ripped off, ripping off, surrendering, taken off, "
    "gave up, giving up, gives up, give up, abandoned, abandoning, abandons, abandon, removed, removing, "
    "removes, remove, got rid of, getting rid of, gets rid of, dumped, dumping, dumps, take off, takes off, left, "
    "leaving, leaves, dropped, dropping, drops, jettisoned, peeled off, threw off, binned, sheds, discards, "
    "ditches, surrendered",
    "OUT": "off, "
    "out, come off, comes off, off came, off come, off go, off went, out went, out go, out came, out come, "
    "emerged, emerges, emerging, emerge, came out, comes out, coming out, re - emerged, going off, going out, "
    "coming off, went off",
    "INSIDE": "took their place, took its place, takes their place, taking their place, went on in their place, "
    "replaced them, replacing them, came on in their place, went on instead, "
    "on went, on go, in went, in go, on came, on come, went on, go on, goes on, going on, going in, "
    "coming on",
    "YIELD": "gave way to, giving way to, gives way to, give way to, made way for, making way for, makes way for, "
    "make way for, were replaced by, was replaced by, replaced by, replaced with, were "
    "exchanged for, are replaced by",
    "INSTEAD": "in exchange for, in place of, in lieu of",
    "EXPLOIT": "seized on, jumping on, jumped on the, using the, "
    "taking advantage of, making use of, capitalising on, capitalizing on, took advantage of, takes "
    "advantage of, take advantage of, made use of, makes use of, make use of, profiting from, profited from, "
    "benefiting from, benefited from, exploiting, exploited, capitalised on, capitalized on, courtesy of",
    "FITTED": "fitted, taken, mounted, installed",
    "RENEW": "renewed, renewing, renew, refreshed",
    "ALIKE": "of the same, of the same compound, of the same type, of the same kind, of the same rubber, more of "
    "the same, of that compound, the same again",
    "HALTED": "called in, brought in, hauled in, summoned in",
    "WOULD": "would",
    "REVERSED": "the reverse change, the opposite change, the reverse switch, the opposite switch, the reverse swap",
    "RED_FLAG": "interruption, stoppage, interruption of the race, stoppage of the race, "
    "red flag, red flags, red - flagged, red flagged, red - flag",
    "SAME_CONDITION": "same condition, same conditions, same circumstances",
    "NEITHER": "neither, none of them, none of these",
    "AS_LONG": "same duration, same number of laps, same amount of laps, same length of time, same period, "
    "just as long, as many laps",
    "SHORT": "down, shy, short",
    "ANOTHER_ALIKE": "a fresh set of the same, a fresh set of the same compound, a new set of the same, a new set "
    "of the same compound, a second set of the same compound, another of the same, another set of that compound, "
    "another set of the same, another set of the same compound, another set of the same kind, another set of the "
    "same rubber, another set of the same tire, another set of the same tires, another set of the same type, "
    "another set of the same tyre, another set of the same tyres",
    "FIT": "graduated to, graduating to, called for, calling for, asked for, asking for, reached for, "
    "reaching for, migrated to, moved across to, plugged in, "
    "gambled on, "
    "are given, been given, elected for, electing for, equipped, equipping, gambles on, gambling on, got "
    "given, installing, installs, is given, jumped on to, jumped onto, jumping onto, jumps onto, "
    "mounting, mounts, picked, picking, plumping for, plumps for, resorted to, resorting to, rolled the "
    "dice on, rolls the dice on, selected, selecting, selects, settled on, settling on, shifted to, "
    "shifting to, shod with, sticking on, turned to, turning to, turns to, was given, was handed, were "
    "given, were handed",
    "INTERMEDIATE": "green - banded, green - marked, green - striped, green - walled, green compound, green rubber, "
    "green tires, green tyre, green tyres",
    "MEDIUM": "yellows, "
    "middles, middle tyres, middle tires, middle compound, "
    "yellow - banded, yellow - marked, yellow - striped, yellow - walled, yellow compound, yellow rubber, "
    "yellow tires, yellow tyre, yellow tyres",
    "MIDDLE_STINT": "mid - race stint, mid stint, middle - stint, middle run, middle stint",
    "STINT": "haul, hauls, st",
    "NEXT_LAP": "a lap after that, a lap after, one lap after that, a lap afterwards, next lap round, "
    "next lap around, "
    "on the very next lap, the lap after that, the tour after, "
    "a lap later, the next lap, the following lap, next lap, a tour later, the lap after, "
    "next time around, next time round, the next time around, the next time round, the next time by, the next tour, "
    "the following tour, the very next lap, the next one",
    "WET_WORD": "wet",
    "DOZEN": "dozen",
    "MINUTE": "minute, minutes",
    "SOMEBODY": "somebody, someone",
    "SAME_COMPOUNDS": "same compound, same compounds, same tires, same tyres, with the same compounds",
    "TO_FIT": "to bolt on, to fit, to install, to mount, to pick up, to put, to put on, to slap on, to strap on, "
    "to take on",
    "UNMOVED": "refused to budge, refusing to budge, would not budge, refused to yield, refusing to yield, "
    "did not open the door, never opened the door, without opening the door, gave no way past, "
    "gave him no way past, refused to let him past, would not let him past, did not let him past",
    "HOME": "home",
    "WHOM": "whom",
    "THIRD_PLACE": "last step of the podium, final step of the podium, bottom step of the podium, "
    "lowest step of the podium, third step of the podium, last podium spot, final podium spot, "
    "last podium place, final podium place, last spot on the podium, final spot on the podium",
    "MIRRORS": "tailpipes, exhausts, rear bumper, tail, mirrors, rear - view mirrors",
    "SEIZE": "took the chance, took the opportunity, seized the chance, seized the opportunity, seized the moment, "
    "took his chance, took their chance, grabbed the chance, grabbed the opportunity, used the "
    "opportunity, used the chance, used the moment, pounced, jumped at the chance, took full advantage, "
    "took advantage, made the most of it, taking the chance, taking the opportunity, seizing the "
    "opportunity, seizing the chance, took the gift, did not hesitate, didn't hesitate, wasted no time, "
    "without hesitation",
    "LAP": "lapper, tour, tours",
    "WITH_THEM": "on them, with them, on this set, with this set, on that set, with that set, on this compound, with "
    "this compound, on this rubber, on that rubber, on these tyres, on those tyres, on these tires, on "
    "those tires",
    "FUEL": "fuel, fuel load",
    "NO_WAY": "no way by, no way past, no way through, no way around, no way round, there was no passing, "
    "make a move stick, make the move stick, make a pass stick, make the pass stick, make it stick, "
    "no passing him, no getting past, no getting by, no joy",
    "CALLED": "summoned, summons, summoning, ushered, whistled, waved, beckoned",
    "ONLY_ONE": "his only one, his only one of the race, his only one of the day, his only one of the afternoon, "
    "the only one he made, the only one he would make, the only one of his race, "
    "the only one of his afternoon, his sole one, the only one of the day for him, his one and only",
    "SECOND_PLACE": "runner - up, runner up, runner - up spot, runner - up place, second step of the podium, "
    "the bridesmaid",
    "PAIR": "a pair of, a brace of, a couple of",
    "DONE_LAPS": "into the race, into the grand prix, into his race, into his afternoon, on the board, in the books, "
    "under his belt, on the clock, to his credit",
    "SEASON": "of the year, of the season, of the campaign, of his career, this year, this season, in the season",
    "RACE_FOR": "the race went to, race went to, the grand prix went to, the win went to, victory went to, "
    "the race belonged to, the day belonged to, the win belonged to, victory belonged to, "
    "the afternoon belonged to",
    "NEEDED": "needed, required",
    "SUPERIOR_TO": "superior to",
    "RANGE": "second range, seconds range, range",
}
