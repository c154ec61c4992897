import { useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';

/**
 * A part of a page that is only read. In a document it comes drawn, without what it was drawn from (see `drawnOnlyContext`),
 * and the browser lets it stand; where the page is drawn in the browser the part is drawn there too.
 * @param id of its element in the document: the same one also where React draws the whole page anew, because somebody
 * (a translator, an extension) has changed it before it came alive
 * @param draw null where what it is drawn from has stayed on the server
 */
export function AsDrawn({ id, draw }: { id: string; draw: (() => ReactNode) | null }) {
  // Read once, so that the part can be set up again with what stood there.
  const [stood] = useState(() =>
    draw || typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  );
  const isLost = !draw && !stood;
  const { revalidate } = useRevalidator();
  // A later visit fetches the part with its data.
  useEffect(() => {
    if (isLost) void revalidate();
  }, [isLost, revalidate]);
  if (draw)
    return (
      <div key="drawn" id={id} className="contents">
        {draw()}
      </div>
    );
  return (
    <div
      key="stood"
      id={id}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: stood }}
    />
  );
}
