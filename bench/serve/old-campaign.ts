import { makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { useCasesOf } from '#app/use-cases';
import { forceListsText } from '#main/force-lists-text';
import { openDataFolder } from '#main/open-data-folder';
import { outsideWorld } from '#main/outside-world';
import { noInstallation } from '#test/support/no-installation';
import { done } from '#test/support/ports';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rings of a map round its centre: 61 systems. */
const RINGS = 4;
const PLAYERS = 6;
const SLUG = 'old-campaign';

/** Plays a campaign of six machines on a map of 61 systems, and returns the token of its moderator’s link. A folder that has one is left as it is. */
export async function oldCampaign(folder: string, turns: number): Promise<string> {
  const kept = join(folder, 'old-campaign.token');
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const data = await openDataFolder(folder);
  const ports = outsideWorld({ store: data.store, installation: noInstallation });
  const use = useCasesOf(ports);
  const forceLists = forceListsText();
  const names = ['Amber', 'Birch', 'Coral', 'Delta', 'Ember', 'Frost'].slice(0, PLAYERS);
  const recipe = { players: PLAYERS, rings: RINGS, homes: null, seed: 'bench', lists: [] };
  const { scenario } = done(
    makeGalaxy({
      ...recipe,
      ...{ name: 'Old Campaign', names, treaties: '', settings: {}, forceLists },
    }),
  );
  const machines = names.map((empire, at) => {
    const personality = at % 2 === 0 ? 'warlike' : 'balanced';
    return { empire, kind: 'machine-for-good', level: 'standard', personality };
  });
  const made = done(
    await use.createCampaign({ name: 'Old Campaign', scenario, forceLists, machines }),
  );
  const actor = done(await use.actAsModerator({ slug: made.slug }));
  done(await use.runNextPhase({ actor, version: 0 }));
  for (let turn = 1; turn <= turns; turn += 1) {
    const { version } = done(await use.readDesk({ actor }));
    done(await use.runTurn({ actor, version, passOver: true }));
  }
  const { token } = made.moderator;
  await data.close();
  // The server finds its first campaign made, with links to show.
  writeFileSync(
    data.linksFile,
    JSON.stringify({ slug: SLUG, campaign: 'Old Campaign', links: [] }),
  );
  writeFileSync(kept, token);
  return token;
}

export const OLD_DESK = `/campaigns/${SLUG}/moderator`;
