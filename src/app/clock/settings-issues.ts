import type { ClockSettings } from '#app/ports/turn-clock';
import type { InputIssue } from '#app/use-case-error';
import { clockIssue } from './by-moderator.ts';

type Range = Readonly<{ least: number; most: number; what: string }>;

const RANGES: Readonly<
  Record<'everyDays' | 'graceMinutes' | 'mostMissing' | 'windowHours', Range>
> = {
  everyDays: { least: 1, most: 90, what: 'Days from one deadline to the next' },
  graceMinutes: { least: 0, most: 10_080, what: 'Minutes of grace' },
  mostMissing: { least: 0, most: 99, what: 'Players who may be missing' },
  windowHours: { least: 0, most: 336, what: 'Hours for questions in battles' },
};

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

function rangeIssues(settings: ClockSettings): readonly InputIssue[] {
  const names = ['everyDays', 'graceMinutes', 'mostMissing', 'windowHours'] as const;
  return names.flatMap((name) => {
    const value = settings[name];
    const { least, most, what } = RANGES[name];
    if (value === null || (Number.isInteger(value) && value >= least && value <= most)) return [];
    return [clockIssue(name, `${what}: give a whole number from ${least} to ${most}.`)];
  });
}

/** Host names and addresses of this machine or a local network. The address behind a name is checked when it is called. */
const PRIVATE_HOST = /^(localhost|.*\.(local|internal|localhost|lan)|\[.*\]|[\d.]+)$/i;

function webhookIssues({ webhook }: ClockSettings): readonly InputIssue[] {
  if (webhook === null) return [];
  const url = URL.canParse(webhook) ? new URL(webhook) : null;
  const isFit =
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    !PRIVATE_HOST.test(url.hostname);
  const text =
    'The address of the chat must begin with https:// and name a server on the internet.';
  return isFit ? [] : [clockIssue('webhook', text)];
}

/** All faults in the settings, at once. */
export function settingsIssues(settings: ClockSettings): readonly InputIssue[] {
  const { time } = settings;
  const text = 'Give the hour of the deadline in UTC, such as 20:00.';
  const hour = HOUR.test(time) ? [] : [clockIssue('time', text)];
  return [...hour, ...rangeIssues(settings), ...webhookIssues(settings)];
}
