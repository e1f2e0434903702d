import type { Outcome } from '#app/use-case-error';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import type { GalaxyMapContent } from './galaxy-content.ts';
import { galaxyAddress, NOW } from './galaxy-look.ts';
import { galaxyMap } from './galaxy-map.ts';
import { galaxyWorldOf } from './galaxy-world.ts';
import { rosterAddress } from './roster-look.ts';

type DeskStars = GalaxyMapContent & Readonly<{ href: string; rosterHref: string }>;

/** The galaxy as it is now, at the top of the moderator’s desk: everything on it leads to its place on the page of the galaxy. */
export async function deskStars(site: Site, { seat }: ModeratorVisit): Promise<Outcome<DeskStars>> {
  const read = await site.useCases.readGalaxy({ actor: seat.actor, turn: null });
  if (!read.ok) return read;
  const world = galaxyWorldOf(read.value.view, seat);
  const stars = galaxyMap(site, world, { look: NOW, known: null, raids: read.value.raids });
  const { base } = seat;
  return {
    ok: true,
    value: { ...stars, href: galaxyAddress(seat, NOW), rosterHref: rosterAddress(base, {}) },
  };
}
