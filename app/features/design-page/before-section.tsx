import type { DesignPicture } from '#contracts/design.ts';
import { BeforeAfter } from '#app/ui/before-after.tsx';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { PageDesign } from './page-design.ts';
import { Section } from './section.tsx';

const SIZES = '(min-width: 64rem) 60rem, 92vw';
const FILL = { className: 'size-full', imageClassName: 'size-full object-cover' };

/** The plot as it is and the garden it may become, seen from the same place. */
export function BeforeSection({
  design,
  before,
  after,
}: {
  design: PageDesign;
  before: DesignPicture;
  after: DesignPicture;
}) {
  return (
    <Section
      id="before"
      title="Before and after"
      lede="The same view of the bare plot and of the garden once grown in. Move the line with the mouse, a finger or the arrow keys."
    >
      <div className="@container relative">
        <BeforeAfter
          label={`Before and after: ${design.title}`}
          before={<Picture picture={before} alt={before.alt} sizes={SIZES} {...FILL} />}
          after={<Picture picture={after} alt={after.alt} sizes={SIZES} {...FILL} />}
        />
        <PictureMark label={design.conceptMark} isOwnShown className="pointer-events-none" />
      </div>
    </Section>
  );
}
