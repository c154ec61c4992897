import { useId, useState, type ReactNode } from 'react';

/**
 * A part of a page that is only read. In a document it comes drawn, without what it was drawn from (see `drawnOnlyContext`),
 * and the browser lets it stand; where the page is drawn in the browser the part is drawn there too.
 * @param draw null where what it is drawn from has stayed on the server
 */
export function AsDrawn({ draw }: { draw: (() => ReactNode) | null }) {
  const id = useId();
  // Read once, so that the part can be set up again with what stood there.
  const [stood] = useState(() => (draw || typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  if (draw) return <div key="drawn" id={id} className="contents">{draw()}</div>;
  return <div key="stood" id={id} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stood }} />;
}
