/** Prints the figures the product is held to. Never asserted: machines differ; compare figures of one run. */
import { benchDesignIdeas } from './design-ideas.ts';
import { benchEngine } from './engine.ts';
import { benchGuesses } from './guesses.ts';
import { benchLiveGarden } from './live-garden.ts';
import { benchOwnerLists } from './owner-lists.ts';
import { benchPdf } from './pdf.ts';
import { benchPlants } from './plants.ts';
import { benchRenderer } from './renderer.ts';
import { benchScroll } from './scroll.ts';
import { benchServer } from './server.ts';
import { benchUnderstanding } from './understanding.ts';
import { benchUploads } from './uploads.ts';

console.log('Plotwright figures (one run, this machine)\n');
// `npm run bench -- renderer` measures one part alone
const chosen = process.argv.slice(2);
const wants = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
const designMs = wants('engine') ? benchEngine() : null;
if (wants('understanding')) benchUnderstanding(designMs);
if (wants('server')) await benchServer();
if (wants('guesses')) await benchGuesses();
if (wants('plants')) await benchPlants();
if (wants('scroll')) await benchScroll();
if (wants('designs')) await benchDesignIdeas();
if (wants('lists')) await benchOwnerLists();
if (wants('pdf')) await benchPdf();
if (wants('live-garden')) benchLiveGarden();
if (wants('renderer')) await benchRenderer();
if (wants('uploads')) await benchUploads();
