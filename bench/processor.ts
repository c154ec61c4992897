/** What processes have used, read from Linux's /proc: the processor's time, unlike a clock's, is the same on a busy machine. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Those that this process has started and that still run. */
export const listChildren = (): string[] =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );

/** The most memory that a process has held, in megabytes. */
export const peakMb = (pid: string): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Seconds of the processor that a process has used so far, in all its threads. */
export function cpuSeconds(pid: string | number): number {
  // The name of a process may hold spaces; what follows its bracket does not.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
