import { expect, test } from 'vitest';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { moderatorReport } from '#report/reports/moderator-report';
import { renderText } from '#report/text/render-text';
import { sampleState } from './sample-campaign.ts';

const view = moderatorViewOf(sampleState, { campaignName: 'Far', rules: DEFAULT_RULE_SET });
const read = (reader?: 'spectator') =>
  renderText(
    moderatorReport({
      ...{ view, lines: ['FTR-1 the Third Fleet moved'], edition: 1 },
      ...(reader === undefined ? {} : { reader }),
    }),
    { width: 100 },
  ).replaceAll(/\s+/gu, ' ');

test('FOG-13: a spectator is told what they read, and what happened in the turn before', () => {
  expect(read('spectator')).toContain('tell its players nothing of it');
  expect(read('spectator')).not.toContain('show it to players');
  expect(read('spectator')).toMatch(/What happened in the turn before.*the Third Fleet moved/iu);
  expect(read()).toContain('show it to players');
});
