// The router's list of routes, in two: visitors get it without the back office, which is always entered as a document of its own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = 'build/client/assets';
const START = 'window.__reactRouterManifest=';
/** The layout round the owner's pages: app/routes.ts. The login stands beside it. */
export const OWNERS_ROUTE = 'admin';

/** @param {string} text the list as the framework writes it @returns {string} without the owner's layout and what is under it */
export function withoutOwners(text) {
  const end = text.endsWith(';') ? ';' : '';
  if (!text.startsWith(START))
    throw new Error(
      'The list of routes is not written as it was: see scripts/split-route-list.mjs.',
    );
  const list = JSON.parse(text.slice(START.length, text.length - end.length));
  const isOwners = (route) =>
    route !== undefined && (route.id === OWNERS_ROUTE || isOwners(list.routes[route.parentId]));
  const kept = Object.entries(list.routes).filter(([, route]) => !isOwners(route));
  if (kept.length === Object.keys(list.routes).length)
    throw new Error(
      `There is no route "${OWNERS_ROUTE}" in the list: see scripts/split-route-list.mjs.`,
    );
  return `${START}${JSON.stringify({ ...list, routes: Object.fromEntries(kept) })}${end}`;
}

/** The whole list is put beside the owner's files, under the same name; app/entry.server.tsx chooses. */
export function splitRouteList() {
  const name = readdirSync(ASSETS).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error('The build has no list of routes.');
  const whole = readFileSync(join(ASSETS, name), 'utf8');
  // A list names itself, and the page asks for what it names.
  writeFileSync(
    join(ASSETS, 'admin', name),
    whole.replaceAll(`/assets/${name}`, `/assets/admin/${name}`),
  );
  writeFileSync(join(ASSETS, name), withoutOwners(whole));
}
