import { expect, test } from 'vitest';
import { EDIT_FORMS } from '#http/corrections/edit-forms';
import { formBodyOf } from '#http/visits/form-body';

/** The line that a form writes of what was sent. */
const lineOf = (name: string, sent: Readonly<Record<string, string>>): string | undefined =>
  EDIT_FORMS.find((form) => form.name === name)?.line(formBodyOf(sent));

test.each<readonly [form: string, sent: Readonly<Record<string, string>>, line: string]>([
  [
    'arm',
    { 'arm-which': 'human.u14', 'arm-heavy': '2', 'arm-jammer': '1', 'arm-chaff': '' },
    'arm human.u14 with heavy, heavy, jammer',
  ],
  ['arm', { 'arm-which': 'human.u14' }, 'arm human.u14 with nothing'],
  ['arm', { 'arm-which': '', 'arm-heavy': '2' }, ''],
  [
    'mark',
    { 'mark-where': 'H0002', 'mark-what': 'bombarded', 'mark-to': '3' },
    'mark H0002 bombarded 3',
  ],
  ['stop', { 'stop-what': 'repair human.u14' }, 'stop repair human.u14'],
  ['stop', { 'stop-what': '' }, ''],
  ['lowered', { 'lowered-which': 'human.u25', 'lowered-by': '2' }, 'lowered human.u25 2'],
])('TURN-3: the form “%s” writes %o', (form, sent, line) => {
  expect(lineOf(form, sent)).toBe(line);
});
