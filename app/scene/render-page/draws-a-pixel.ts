/** A start-up check: a browser may offer WebGL2 and yet draw nothing, so a pixel is drawn through a shader into the kind of buffer the pictures need, and read back. */
const VERTEX =
  '#version 300 es\nvoid main(){vec2 p=vec2(float(gl_VertexID==1)*4.-1.,float(gl_VertexID==2)*4.-1.);gl_Position=vec4(p,0.,1.);}';
const FRAGMENT =
  '#version 300 es\nprecision highp float;out vec4 o;void main(){o=vec4(.25,.5,2.5,1.);}';

function compiled(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader | null {
  const shader = gl.createShader(kind);
  if (!shader) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return gl.getShaderParameter(shader, gl.COMPILE_STATUS) ? shader : null;
}
function drawn(gl: WebGL2RenderingContext): boolean {
  const vertex = compiled(gl, gl.VERTEX_SHADER, VERTEX),
    fragment = compiled(gl, gl.FRAGMENT_SHADER, FRAGMENT),
    program = gl.createProgram();
  if (!gl.getExtension('EXT_color_buffer_float') || !vertex || !fragment || !program) return false;
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return false;
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, 4, 4);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(
    gl.FRAMEBUFFER,
    gl.COLOR_ATTACHMENT0,
    gl.TEXTURE_2D,
    gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture,
    0,
  );
  if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) !== gl.FRAMEBUFFER_COMPLETE) return false;
  gl.viewport(0, 0, 4, 4);
  gl.useProgram(program);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixel = new Float32Array(4);
  gl.readPixels(2, 2, 1, 1, gl.RGBA, gl.FLOAT, pixel);
  return (
    Math.abs(pixel[0]! - 0.25) < 0.01 &&
    Math.abs(pixel[1]! - 0.5) < 0.01 &&
    Math.abs(pixel[2]! - 2.5) < 0.01
  );
}
export function drawsAPixel(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return false;
  const yes = drawn(gl);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return yes;
}
