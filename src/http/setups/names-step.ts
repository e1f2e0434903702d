import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { UseCaseError } from '#app/use-case-error';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { actAs } from './acts.ts';
import { type SetupVisit, toSetup } from './at-setup.ts';
import {
  nameField,
  namesPlacing,
  type OwnSystem,
  ownSystems,
  SETUP_NAMES_PAGE,
  setupNamesPage,
} from './names-page.ts';
import { playerOf, readPart } from './player-part.ts';
import { setupBase } from './setup-paths.ts';
import { afterwards, setupReply, stepRoutes } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

async function show(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  error: UseCaseError | null = null,
): Promise<Reply> {
  const player = playerOf(visit, look);
  const part = await readPart(site, visit, player);
  if (!part.ok) return problemReply(part.error, toSetup(visit.slug));
  const systems = part.value === null ? [] : ownSystems(part.value);
  const content = setupNamesPage({
    ...{ look, player, part: part.value, formToken: ownFormToken(visit, null) },
    refused: error === null ? null : visit.body,
    trouble: troubleOf(error, namesPlacing(systems)),
  });
  return setupReply(SETUP_NAMES_PAGE, content, { look, error });
}

/** The new name of the empire, whose force list stays; null: it is the one that the empire has. */
function empireAct({ body }: SetupVisit, { places }: SetupLook, player: number): object | null {
  if (!body.has('empire')) return null;
  const name = body.text('empire').trim();
  const { empire = null, forceList = null } = places.find((one) => one.player === player) ?? {};
  if (name === (empire ?? '')) return null;
  return {
    ...{ kind: 'empire', player },
    ...(name === '' ? {} : { name }),
    ...(forceList === null ? {} : { forceList }),
  };
}

/** The new names of systems; null: there are none. */
function namesAct(
  { body }: SetupVisit,
  player: number,
  systems: readonly OwnSystem[],
): object | null {
  const names = systems.map(({ id, name }) => {
    const sent = body.text(nameField(id)).trim();
    return { system: id, name: sent === '' ? name : sent };
  });
  const isNew = names.some(({ name }, index) => name !== systems[index]?.name);
  return isNew ? { kind: 'names', player, names } : null;
}

async function save(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const player = playerOf(visit, look);
  const part = await readPart(site, visit, player);
  if (!part.ok) return problemReply(part.error, toSetup(visit.slug));
  if (player === null || part.value === null) return nothingHere();
  const systems = ownSystems(part.value);
  const acts = [
    { act: empireAct(visit, look, player), seen: 'empire-seen' },
    { act: namesAct(visit, player, systems), seen: 'seen' },
  ];
  for (const { act, seen } of acts) {
    const error = act === null ? null : await actAs(site, visit, act, { seen });
    if (error !== null) return show(site, visit, look, error);
  }
  const query = look.player === null ? `?player=${String(player)}` : '';
  return redirectTo(afterwards(`${setupBase(visit.slug)}/names${query}`, 'saved'));
}

export const SETUP_NAMES_ROUTES: readonly Route[] = stepRoutes({
  at: 'names',
  page: SETUP_NAMES_PAGE,
  show,
  save,
});
