import { type ArticleInline, readArticleText } from '#contracts/article-text.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

function Inlines({ inlines }: { inlines: readonly ArticleInline[] }) {
  return inlines.map((inline, place) => {
    if (inline.kind === 'text') return inline.text;
    if (inline.kind === 'bold')
      return (
        <strong key={place} className="font-semibold">
          {inline.text}
        </strong>
      );
    if (inline.kind !== 'link') return <em key={place}>{inline.text}</em>;
    return inline.to.startsWith('/') ? (
      <SiteLink key={place} to={inline.to} className="text-link">
        {inline.text}
      </SiteLink>
    ) : (
      <a key={place} href={inline.to} className="text-link" rel="noopener">
        {inline.text}
      </a>
    );
  });
}

/** The text of an article, block by block; also the preview of its form. */
export function ArticleText({ text }: { text: string }) {
  return (
    <div className="space-y-6 text-[1.1875rem] leading-[1.7]">
      {readArticleText(text).map((block, place) => {
        if (block.kind === 'heading')
          return block.level === 2 ? (
            <h2 key={place} className="display-3 pt-7">
              {block.text}
            </h2>
          ) : (
            <h3 key={place} className="display-4 pt-3">
              {block.text}
            </h3>
          );
        if (block.kind === 'picture')
          return (
            <Picture
              key={place}
              picture={null}
              url={block.url}
              alt={block.alt}
              sizes="(min-width: 64rem) 42rem, 92vw"
              className="aspect-[3/2] overflow-hidden border bg-sheet"
              imageClassName="size-full object-cover"
            />
          );
        if (block.kind === 'paragraph')
          return (
            <p key={place}>
              <Inlines inlines={block.inlines} />
            </p>
          );
        const items = block.items.map((item, index) => (
          <li key={index}>
            <Inlines inlines={item} />
          </li>
        ));
        return block.isNumbered ? (
          <ol key={place} className="list-decimal space-y-4 pl-6">
            {items}
          </ol>
        ) : (
          <ul key={place} className="space-y-4 border-l-2 border-clay pl-6">
            {items}
          </ul>
        );
      })}
    </div>
  );
}
