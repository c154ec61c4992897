/** Software rendering runs in the browser's GPU process on the CPU: its priority is lowered. */
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Browser } from 'playwright-core';

type ProcessInfo = { type: string; id: number };

/** The processes of a running browser. */
export async function listProcesses(browser: Browser): Promise<ProcessInfo[]> {
  const session = await browser.newBrowserCDPSession();
  try {
    return (await session.send('SystemInfo.getProcessInfo')).processInfo;
  } finally {
    await session.detach();
  }
}

/** Puts the browser's drawing behind everything else that the machine does. */
export async function stepAside(browser: Browser): Promise<void> {
  for (const { type, id } of await listProcesses(browser)) if (type === 'GPU') lower(id);
}

function lower(pid: number): void {
  for (const thread of listThreads(pid)) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended, or this system does not let it be put back: it then runs like any other.
    }
  }
}

/** On Linux a priority is of one thread, and the drawing threads are there already. */
function listThreads(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
