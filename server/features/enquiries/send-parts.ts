import type { Container } from '#server/container.ts';
import { createPlanReader } from '#server/features/designs/plan.ts';
import type { SendParts } from '#server/features/enquiries/send.ts';
import { siteOrigin } from '#server/site-origin.ts';

const known = new WeakMap<Container, SendParts>();

/** What sending an enquiry needs besides its context; one drawer of plans for all who send. */
export function sendParts(container: Container): SendParts {
  const parts = known.get(container) ?? { queue: container.queue, origin: siteOrigin(container.config), readPlan: createPlanReader(container) };
  known.set(container, parts);
  return parts;
}
