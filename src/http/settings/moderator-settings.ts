import type { UseCaseError } from '#app/use-case-error';
import type { SettingsPreview } from '#app/usecases/settings/read-settings';
import { toDesk } from '#http/desk/to-desk';
import { placeFields, textField } from '#http/forms/field';
import { settingsIn } from '#http/forms/setting-fields';
import { CONFIRM_PAGE } from '#http/pages/confirm-page';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { changeText } from '#model/settings/setting-change';
import { keptDespite, presetNamed, settingsOfPreset } from './presets.ts';
import { SETTINGS_FORM, SETTINGS_PAGE, settingsPage } from './settings-page.ts';
import { TEXTS } from './texts.ts';

async function show(
  { useCases }: Site,
  visit: ModeratorVisit,
  refused: readonly string[],
): Promise<Reply> {
  const read = await useCases.readSettings(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const { seat, query, body } = visit;
  const sent = refused.length === 0 ? null : body;
  const search = sent === null ? query('search').slice(0, 200).trim() : '';
  const at = { back: toDesk(visit), base: seat.base, formToken: seat.formToken };
  const content = settingsPage(read.value, { search, sent, problems: refused }, at);
  const done = query('done') === '' ? [] : [{ tone: 'good', text: TEXTS.settingsChanged } as const];
  const status = refused.length === 0 ? 200 : 422;
  return pageReply(SETTINGS_PAGE, content, { title: TEXTS.settings, flashes: done, status });
}

const open = (site: Site, visit: ModeratorVisit): Promise<Reply> => show(site, visit, []);

const problemsOf = ({ text, issues }: UseCaseError): readonly string[] =>
  issues.length === 0 ? [text] : issues.map((issue) => issue.text);

const isRefusal = ({ code }: UseCaseError): boolean =>
  code === 'SETTINGS_REFUSED' || code === 'SETTINGS_SAME';

function pointsOf({ changes, isAtOnce, sheets }: SettingsPreview): readonly string[] {
  const refusals = sheets.map(({ name, before, after }) => TEXTS.sheetChanges(name, before, after));
  return [
    ...changes.map(changeText),
    ...(isAtOnce && sheets.length === 0 ? [TEXTS.noSheetChanges] : refusals),
    isAtOnce ? TEXTS.playersGetEdition : TEXTS.playersReadIt,
    TEXTS.undoTakesItBack,
  ];
}

/** Shows what would change, and asks for the reason. */
function confirm(
  visit: ModeratorVisit,
  preview: SettingsPreview,
  { problem = '', kept = [] }: Readonly<{ problem?: string; kept?: readonly string[] }> = {},
): Reply {
  const { base, formToken } = visit.seat;
  const title = TEXTS.changeQuestion;
  const fields = [
    textField({
      ...{ name: 'reason', label: TEXTS.reason, hint: TEXTS.reasonHint, sent: visit.body },
      ...{ max: 500, required: true },
    }),
  ];
  const errors = new Map(problem === '' ? [] : [['reason', problem] as const]);
  const content = {
    title,
    lead: TEXTS.changeLead,
    points: [...pointsOf(preview), ...kept],
    action: `${base}/settings/change`,
    formToken,
    hidden: [
      { name: 'version', value: String(preview.version) },
      ...preview.changes.map(({ setting, to }) => {
        return { name: `setting-${setting}`, value: String(to) };
      }),
    ],
    fields: placeFields(fields, 'settings', errors),
    button: TEXTS.change,
    danger: false,
    back: { href: `${base}/settings`, label: 'Cancel' },
  };
  return pageReply(CONFIRM_PAGE, content, { title, status: problem === '' ? 200 : 422 });
}

async function preview(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor } = visit.seat;
  const settings = settingsIn(SETTINGS_FORM, visit.body);
  const read = await site.useCases.previewSettings({ actor, settings });
  if (read.ok) return confirm(visit, read.value);
  if (isRefusal(read.error)) return show(site, visit, problemsOf(read.error));
  return problemReply(read.error, toDesk(visit));
}

/** Previews all that a preset changes of what can still be changed. */
async function preset(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor } = visit.seat;
  const name = presetNamed(visit.body.text('preset'));
  const now = await site.useCases.readSettings({ actor });
  if (!now.ok) return problemReply(now.error, toDesk(visit));
  if (name === undefined) return nothingHere();
  const { rules } = now.value;
  const settings = settingsOfPreset(name, rules);
  const read = await site.useCases.previewSettings({ actor, settings });
  if (read.ok) {
    return confirm(visit, read.value, {
      kept: [...keptDespite(name, rules), TEXTS.presetKeepsVictory],
    });
  }
  if (isRefusal(read.error)) return show(site, visit, problemsOf(read.error));
  return problemReply(read.error, toDesk(visit));
}

async function change(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const settings = settingsIn(SETTINGS_FORM, body);
  const version = wholeNumber(body.text('version')) ?? -1;
  const { actor, base } = seat;
  const wished = { actor, version, settings, reason: body.text('reason') };
  const changed = await site.useCases.changeSettings(wished);
  if (changed.ok) return redirectTo(`${base}/settings?done=changed`);
  const reason = changed.error.issues.find(({ path }) => path === 'reason');
  const read = await site.useCases.previewSettings({ actor, settings });
  if (reason !== undefined && read.ok) return confirm(visit, read.value, { problem: reason.text });
  if (isRefusal(changed.error)) return show(site, visit, problemsOf(changed.error));
  return problemReply(changed.error, toDesk(visit));
}

const of = { who: 'moderator' } as const;

export const MODERATOR_SETTINGS_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/settings',
    truth: false,
    page: SETTINGS_PAGE,
    nav: { label: TEXTS.settings, card: { group: 'rules', place: 34, text: TEXTS.card } },
    handle: open,
  },
  { ...of, method: 'post', path: '/settings/preview', truth: true, handle: preview },
  { ...of, method: 'post', path: '/settings/preset', truth: true, handle: preset },
  { ...of, method: 'post', path: '/settings/change', truth: true, handle: change },
];
