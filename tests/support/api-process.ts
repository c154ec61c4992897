import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { COMPILED_ONCE, SHORT_LIVED } from '#tests/support/compile-cache.ts';

const root = findRepositoryRoot();

export type ApiProcess = {
  address: string;
  child: ChildProcess;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
};

/** Starts the server in a process of its own. @throws Error with its sentence when it refuses to start */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const script = join(root, 'tests', 'support', 'api-server.ts');
  const child = spawn(process.execPath, [...SHORT_LIVED, script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CHROMIUM_PATH: process.env.CHROMIUM_PATH,
      ...COMPILED_ONCE,
      PORT: '0',
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /listening (\S+)\n/.exec(output);
      if (found) resolve(found[1]!);
    });
    child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    void ended.then(() => reject(new Error(output.replace(/^refused /, '').trim())));
  });
  return {
    address,
    child,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
