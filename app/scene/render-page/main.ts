/** The page that the server's Chromium opens: `window.renderStill(request)` gives a picture as a data URL, `window.canDraw()` says whether it can. It loads nothing from the network. */
import { drawsAPixel } from './draws-a-pixel.ts';
import { renderStill, RENDERER_VERSION, type StillRequest } from '../render-still.ts';

export type StillAnswer = {
  dataUrl: string;
  times: Record<string, number>;
  triangles: number;
  version: number;
};
declare global {
  interface Window {
    renderStill: (
      request: StillRequest & { type?: 'image/png' | 'image/jpeg'; quality?: number },
    ) => Promise<StillAnswer>;
    /** True only if a pixel drawn with WebGL2 to a float buffer comes back as it should. */
    canDraw: () => boolean;
  }
}

window.renderStill = async (request) => {
  const { canvas, times, triangles } = renderStill(request),
    start = performance.now();
  const dataUrl = canvas.toDataURL(request.type ?? 'image/jpeg', request.quality ?? 0.92);
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  return {
    dataUrl,
    times: { ...times, encode: Math.round(performance.now() - start) },
    triangles,
    version: RENDERER_VERSION,
  };
};
window.canDraw = drawsAPixel;
document.documentElement.dataset.ready = 'true';
