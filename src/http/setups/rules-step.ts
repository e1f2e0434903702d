import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { UseCaseError } from '#app/use-case-error';
import { chosenGalaxySettings, chosenSettings } from '#app/settings/chosen-settings';
import { DEFAULT_GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { settingsIn } from '#http/forms/setting-fields';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { actAs, toPresentStep } from './acts.ts';
import { type SetupVisit } from './at-setup.ts';
import {
  DRAW_FORM,
  RULES_FORM,
  RULES_PLACING,
  SETUP_RULES_PAGE,
  setupRulesPage,
} from './rules-page.ts';
import { stepPath } from './setup-head.ts';
import { afterwards, setupReply, stepRoutes } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

type Unsaved = Readonly<{ search?: string; error?: UseCaseError }>;

function show(visit: SetupVisit, look: SetupLook, unsaved: Unsaved | null): Reply {
  const error = unsaved?.error ?? null;
  const content = setupRulesPage({
    ...{ look, formToken: ownFormToken(visit, null) },
    unsaved: unsaved === null ? null : visit.body,
    search: unsaved?.search ?? '',
    trouble: troubleOf(error, RULES_PLACING),
  });
  return setupReply(SETUP_RULES_PAGE, content, { look, error });
}

type Values = Readonly<Record<string, unknown>>;

/** The settings that differ from what they are without a choice. */
const changed = (chosen: Values, usual: Values): Values =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => usual[name] !== value));

/** All settings of the form as an act, or all their faults. */
function settingsAct({ body }: SetupVisit, { plan }: SetupLook) {
  const rules = chosenSettings(settingsIn(RULES_FORM, body));
  const draw = plan.settings.map === null ? {} : settingsIn(DRAW_FORM, body);
  const map = chosenGalaxySettings(draw);
  if (rules.ok && map.ok) {
    const settings = { ...plan.structured, ...changed(rules.value, { ...plan.usual }) };
    const drawn = changed(map.value, { ...DEFAULT_GALAXY_SETTINGS });
    return { act: { kind: 'settings', settings, draw: drawn }, error: null };
  }
  const first = rules.ok ? map : rules;
  const issues = [rules, map].flatMap((one) => (one.ok ? [] : one.error.issues));
  const error = first.ok ? null : { ...first.error, issues };
  return { act: null, error };
}

async function save(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const { body, slug } = visit;
  const search = body.text('search').trim();
  const act = body.text('act');
  if (act === 'search') return show(visit, look, { search });
  if (act === 'preset') {
    const error = await actAs(site, visit, { kind: 'preset', preset: body.text('preset') });
    if (error !== null) return show(visit, look, { error });
    return redirectTo(afterwards(stepPath(slug, 'rules'), 'preset'));
  }
  const asked = settingsAct(visit, look);
  if (asked.act === null) {
    return show(visit, look, asked.error === null ? null : { search, error: asked.error });
  }
  const ends = look.step === 'settings' ? ({ endsStep: true } as const) : {};
  const error = await actAs(site, visit, asked.act, ends);
  if (error !== null) return show(visit, look, { search, error });
  if (look.step === 'settings') return toPresentStep(site, visit);
  return redirectTo(afterwards(stepPath(slug, 'rules'), 'saved'));
}

export const SETUP_RULES_ROUTES: readonly Route[] = stepRoutes({
  at: 'rules',
  page: SETUP_RULES_PAGE,
  show: (_site, visit, look) => Promise.resolve(show(visit, look, null)),
  save,
});
