/** Everything of some designs in one file: plans to scale, drawing for a drawing program, lists, and what was written. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { AskedGarden } from '#contracts/mine.ts';
import { API } from '#contracts/routes.ts';
import { fileName } from '#app/lib/save-file.ts';

const FILES: readonly (readonly [name: string, address: (id: string) => string])[] = [
  ['plan A3.svg', (id) => `${API.designPlan(id)}?view=sheet&paper=a3`],
  ['setting out A3.svg', (id) => `${API.designPlan(id)}?view=setting-out&paper=a3`],
  ['planting plan A3.svg', (id) => `${API.designPlan(id)}?view=planting&paper=a3`],
  ['plan.dxf', (id) => API.designPlan(id).replace(/\.svg$/, '.dxf')],
  ['planting.csv', API.designPlanting],
  ['quantities.csv', API.designQuantities],
];

/** @throws Error where one of them cannot be had: what is given is whole */
export async function zipOf(
  requests: readonly AskedGarden[],
  onProgress: (done: number, of: number) => void,
): Promise<Blob> {
  const files: Zippable = {};
  const designs = requests.flatMap((request) =>
    request.designs.map((design) => ({ request, design })),
  );
  const taken = new Set<string>();
  for (const [at, { request, design }] of designs.entries()) {
    onProgress(at, designs.length);
    const name = fileName(design.title);
    let folder = name;
    for (let n = 2; taken.has(folder); n++) folder = `${name} ${n}`;
    taken.add(folder);
    for (const [file, address] of FILES) {
      const answer = await fetch(address(design.id));
      if (!answer.ok) throw new Error(`${file} of ${design.title}: ${answer.status}`);
      files[`${folder}/${file}`] = new Uint8Array(await answer.arrayBuffer());
    }
    files[`${folder}/design.txt`] = strToU8(
      [
        design.title,
        design.projectTypeLabel,
        `£${design.total.toLocaleString('en-GB', { maximumFractionDigits: 0 })} including VAT`,
        new URL(`/design/${design.id}`, location.href).href,
        `Asked for on ${request.createdAt.slice(0, 10)}`,
        ...(request.words ? ['', request.words] : []),
      ].join('\r\n'),
    );
  }
  return new Blob([new Uint8Array(zipSync(files, { level: 6 }))], { type: 'application/zip' });
}
