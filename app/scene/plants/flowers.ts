/** Every flower head by its name. */
import { spiked } from './spikes.ts';
import { rayed, cup, ball, plate, froth, bells, irisHead, type Head } from './flower-heads.ts';
import { bloom, truss, bracts, ruff } from './full-blooms.ts';

export const HEADS = {
  spike: spiked({ thick: 0.02, florets: 58, length: 0.024, width: 0.017 }),
  'stout-spike': spiked({ thick: 0.05, florets: 80, length: 0.042, width: 0.034, blunt: true }),
  'bell-spike': spiked({ thick: 0.03, florets: 40, length: 0.055, width: 0.034, nod: 0.75 }),
  plume: spiked({ thick: 0.055, florets: 170, length: 0.019, width: 0.012, loose: 0.8 }),
  wand: spiked({ thick: 0.016, florets: 46, length: 0.016, width: 0.012, loose: 0.4 }),
  poker: spiked({ thick: 0.032, florets: 90, length: 0.045, width: 0.012, nod: 0.8, blunt: true }),
  bottlebrush: spiked({ thick: 0.03, florets: 80, length: 0.022, width: 0.01, blunt: true }),
  daisy: rayed({ petals: 14, width: 0.34, fall: 0.1, disc: 0.3 }),
  'small-daisy': rayed({ petals: 12, width: 0.3, fall: 0.12, disc: 0.3 }),
  coneflower: rayed({ petals: 13, width: 0.36, fall: -0.42, disc: 0.36, cone: true }),
  blackeye: rayed({ petals: 13, width: 0.36, fall: 0.02, disc: 0.3, cone: true }),
  windflower: rayed({ petals: 7, width: 0.78, fall: 0.2, disc: 0.2 }),
  dahlia: rayed({ petals: 12, width: 0.5, fall: 0.25, disc: 0.2, double: true }),
  shaggy: rayed({ petals: 16, width: 0.22, fall: -0.15, disc: 0, double: true }),
  cup: cup(0.3),
  'dark-cup': cup(0.5, 'dark'),
  'gold-cup': cup(0.55, 'gold'),
  star: cup(0.1, 'pale', 6),
  nodding: cup(0.8, 'pale'),
  ball: ball(80, 0.02, 0.012),
  allium: ball(150, 0.022, 0.009, true),
  thistle: ball(46, 0.03, 0.006, true),
  pincushion: ball(40, 0.016, 0.013, false, 0.5),
  agapanthus: ball(60, 0.06, 0.017, true, 0.85),
  cluster: ball(30, 0.018, 0.014, false, 0.6),
  plate: plate(46),
  umbel: plate(60, 0.3),
  froth: froth(16, 0.016),
  mist: froth(9, 0.015, 1.3),
  bells: bells(4),
  iris: irisHead,
  bloom,
  truss: truss(60, 0.042, 0.62),
  cone: truss(90, 0.038, 1.55),
  bracts,
  ruff,
} satisfies Record<string, Head>;

export type HeadName = keyof typeof HEADS;
