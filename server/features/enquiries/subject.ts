import { vatMode } from '#contracts/vat-words.ts';
import { basisOfService } from '#content/enquiries/access-rules.ts';
import { type EnquirySubject, MOST_DESIGNS } from '#contracts/enquiries.ts';
import type { Context } from '#server/context.ts';
import { findDesignPictures, isDesignId } from '#server/features/designs/read.ts';
import { readRequestOf } from '#server/features/designs/visitor-words.ts';
import { accessTold } from '#server/features/enquiries/access-told.ts';
import { reckonChoice } from '#server/features/enquiries/range.ts';
import { basisOfSnapshot, readSnapshot } from '#server/features/enquiries/snapshot.ts';
import { readPriceList } from '#server/features/settings/prices.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

type Asked = {
  ctx: Context;
  designIds: readonly string[];
  calculator: { service: string; size: string; extras: string[] } | null;
};

/** What a new enquiry is about. Anyone with a design's link may see it; what is not there is left out. */
export async function readSubject({ ctx, designIds, calculator }: Asked): Promise<EnquirySubject> {
  const ids = [...new Set(designIds.filter(isDesignId))].slice(0, MOST_DESIGNS);
  const [pictures, settings, list] = await Promise.all([
    findDesignPictures({ ctx, ids }),
    readSettings({ ctx }),
    readPriceList({ ctx }),
  ]);
  const designs = await Promise.all(
    ids.map(async (id) => {
      const snapshot = await readSnapshot(ctx, id);
      const best =
        pictures.get(id)?.find((picture) => picture.kind !== 'plan') ?? pictures.get(id)?.[0];
      return (
        snapshot && {
          id,
          title: snapshot.title,
          projectType: snapshot.projectType,
          plotM2: snapshot.plotM2,
          totalPence: snapshot.totalPence,
          priceDate: snapshot.priceDate,
          picture: best
            ? { url: best.jpegUrl, alt: best.alt, width: best.width, height: best.height }
            : null,
          basis: basisOfSnapshot(snapshot),
        }
      );
    }),
  );
  const request = ids[0] ? await readRequestOf({ ctx, id: ids[0] }) : null;
  const reckoned = calculator && reckonChoice(calculator, vatMode(settings), list);
  const { serviceId, ...estimate } = reckoned ?? { serviceId: '' };
  return {
    designs: designs.filter((design) => design !== null),
    estimate:
      reckoned && calculator
        ? {
            ...(estimate as Omit<typeof reckoned, 'serviceId'>),
            basis: basisOfService(serviceId, reckoned.totalPence),
            choice: calculator,
          }
        : null,
    known: {
      ...accessTold(request?.mentions ?? []),
      ...(request?.postcode ? { postcode: request.postcode } : {}),
      ...(request?.budgetPounds ? { budgetPounds: String(request.budgetPounds) } : {}),
    },
  };
}
