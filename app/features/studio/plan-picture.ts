/** A drawing of the server's as a picture that any program opens. */

/** As wide as an A4 sheet at 200 dots an inch, px. */
const WIDTH_PX = 2339;

/** @throws Error where the drawing cannot be had or painted */
export async function pictureOf(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const source = URL.createObjectURL(
    new Blob([await answer.text()], { type: 'image/svg+xml;charset=utf-8' }),
  );
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH_PX;
    canvas.height = Math.round((WIDTH_PX * image.naturalHeight) / (image.naturalWidth || 1));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('nothing to paint on');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('it could not be painted'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(source);
  }
}
