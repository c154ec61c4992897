/** Whether this machine draws WebGL in software: it would crawl, so stills are shown instead. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export function canDrawLive(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl || !gl.getExtension('EXT_color_buffer_float')) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info'),
    name = String(
      info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : gl.getParameter(gl.RENDERER),
    );
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(name);
}
/** A first frame slower than this, in milliseconds, is not worth walking through. */
export const SLOWEST_FIRST_FRAME = 150;
