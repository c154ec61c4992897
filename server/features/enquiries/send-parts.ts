import type { Container } from '#server/container.ts';
import { createPlanReader, type ReadPlan } from '#server/features/designs/plan.ts';
import type { SendParts } from '#server/features/enquiries/send.ts';
import { siteOrigin } from '#server/site-origin.ts';

const known = new WeakMap<Container, SendParts>();

/** Letters are taken as long as there is any room at all; their drawings, half a megabyte each, only while there is room for visitors' things. */
function plansWhileThereIsRoom(container: Container): ReadPlan {
  const readPlan = createPlanReader(container);
  return async (order) => ((await container.space.hasRoom()) ? readPlan(order) : null);
}

/** What sending an enquiry needs besides its context; one drawer of plans for all who send. */
export function sendParts(container: Container): SendParts {
  const parts = known.get(container) ?? {
    queue: container.queue,
    origin: siteOrigin(container.config),
    readPlan: plansWhileThereIsRoom(container),
  };
  known.set(container, parts);
  return parts;
}
