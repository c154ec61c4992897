/** Prints the figures the product is held to. Never asserted: machines differ; compare figures of one run. */
import { benchEngine } from './engine.ts';
import { benchServer } from './server.ts';

console.log('Plotwright figures (one run, this machine)\n');
benchEngine();
await benchServer();
