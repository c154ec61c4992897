/** A second site, as one whose owner has set up Google Analytics; it lives for one test file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type MeasuredSite = { address: string; stop(): Promise<void> };
export const MEASUREMENT_ID = 'G-TEST12345';

export async function startMeasuredSite(): Promise<MeasuredSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plotwright-measured-'));
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', GA_MEASUREMENT_ID: MEASUREMENT_ID },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      if (said.length < 20_000) said += chunk.toString();
      const ready = /Plotwright is ready at (http:\/\/\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    });
    child.once('exit', (code) => reject(new Error(`The measured site ended with ${code}: ${said.slice(-500)}`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
