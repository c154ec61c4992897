/** Terms the ground comes with: a car to be parked on it, and ground that may not be dug. */
import type { Brief, Fact } from '../model/brief.ts';
import type { Sayings } from './plot-words.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

/** True when the garden itself is to hold a car; null when nothing of the kind is asked for. */
export function readParking(text: Text, say: Sayings): Fact<boolean> | null {
  const found = say.find(
    /\b(?:(?:needs?|want|would like|like|room|space|able|still|somewhere|place|have) (?:to be able )?to park|park(?:s|ing)? (?:for )?(?:(?:at least|up to) )?(?:one|two|three|a|an|the|our|my|her|his|1|2|3|both)(?: small| large| electric)? (?:cars?|vans?|vehicles?|campervan|car)|(?:off street|off road|on site) parking|parking (?:space|spaces|spot|bay|bays|place|for)|(?:space|room|hard ?standing|somewhere) for (?:the|a|our|my|one|two|1|2)(?: second)? (?:cars?|van|campervan|motorhome)|car (?:space|hard ?standing|bay)|hard ?standing for (?:the|a|our|my|one|two|1|2) (?:car|cars|van)|(?:drive|driveway) for (?:the|a|our|my|one|two|1|2) (?:car|cars|van))\b/,
  );
  if (!found) return null;
  const before = text.tokens
    .slice(Math.max(0, found.from - 4), found.from)
    .filter((t) => t.sentence === text.tokens[found.from]!.sentence)
    .map((t) => t.text)
    .join(' ');
  const after = text.tokens
    .slice(found.to, found.to + 5)
    .map((t) => t.text)
    .join(' ');
  if (
    /\b(?:no|not|without|don't|instead of|lose|replace|remove|never|rather than|next door's|neighbours?)(?: \w+){0,2} ?$/.test(
      before,
    ) ||
    /^(?:on|in) (?:the|our) (?:road|street|drive|garage)/.test(after)
  )
    return null;
  return { value: true, source: { kind: 'read', quote: quoteOf(text, found.from, found.to) } };
}

/** True when nothing may be dug in or fixed: a tenant's own words, planters only, or a roof. */
export function readNoDigging(
  text: Text,
  say: Sayings,
  position: Brief['position']['value'],
): Fact<boolean> | null {
  const found = say.find(
    /\b(?:(?:can't|cannot|can not|not allowed to|aren't allowed to|not permitted to|mustn't|must not|unable to) (?:dig|do anything permanent|make (?:any )?permanent|lift the|plant in the ground)|no digging (?:allowed|permitted|up)|nothing (?:can be )?(?:permanent|fixed|dug)|no(?: \w+)? soil beds|(?:planters|pots|containers) only|only (?:in )?(?:planters|pots|containers)|weight limits?|(?:i|we) (?:only |just |currently )?(?:rent|are renting|are tenants)\b|(?:we're|i'm|im|am|are) renting|rented (?:house|flat|property|home|place|accommodation|yard|garden)|(?:our|my) landlord)\b/,
  );
  const free = say.has(
    /\b(?:can|allowed to|free to) do (?:what|whatever|anything) (?:we|i) (?:like|want|please)\b|\blandlord (?:is|'s) (?:ok|okay|fine|happy) with (?:us )?(?:digging|anything|whatever|planting|changing)\b/,
  );
  if (found && !free)
    return { value: true, source: { kind: 'read', quote: quoteOf(text, found.from, found.to) } };
  return position === 'roof'
    ? {
        value: true,
        source: {
          kind: 'assumed',
          because: 'a roof has no ground to dig, so everything grows in planters',
        },
      }
    : null;
}
