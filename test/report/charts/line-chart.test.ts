import { expect, test } from 'vitest';
import { lineChart } from '#report/charts/line-chart';
import { safeSvg } from '#report/html/safe-svg';

const CHART = {
  title: 'Income',
  unit: 'EP',
  turns: [1, 2, 3],
  series: [
    { id: 'k', name: 'Kili <Covenant>', values: [10, null, 40] },
    { id: 'l', name: 'Loran Imperium', values: [40, 40, 40] },
  ],
};
const svg = lineChart(CHART);
const yOf = (letter: string): number =>
  Number(new RegExp(`class="chart-letter" x="\\d+" y="(\\d+)"[^>]*>${letter}<`).exec(svg)?.[1]);

test('a chart is safe to show, and names are escaped', () => {
  expect(safeSvg(svg)).toBe(svg);
  expect(svg).toContain('K Kili &lt;Covenant&gt;');
});

test('lines differ in dashes, not only in colour, and a turn without a value is a gap', () => {
  const lines = [
    ...svg.matchAll(/<path class="chart-line" d="([^"]*)"[^>]*?(stroke-dasharray)?/gu),
  ];
  const kili = lines.find(([, d = '']) => d.split('M').length === 3);
  expect(kili).toBeDefined();
  expect(svg.match(/stroke-dasharray="8 4"/gu)).toHaveLength(2);
});

test('letters of lines that end at the same value are not over each other', () => {
  expect(Math.abs(yOf('K') - yOf('L'))).toBeGreaterThanOrEqual(12);
});

test('a file of its own has paper beneath and its title', () => {
  const file = lineChart(CHART, { standAlone: true });
  expect(file).toContain('<rect width="720"');
  expect(file).toMatch(/text-anchor="middle">Income</u);
  expect(svg).not.toContain('<rect');
});

test('a chart of one turn, and one without values', () => {
  expect(
    lineChart({ ...CHART, turns: [5], series: [{ ...CHART.series[0]!, values: [7] }] }),
  ).toContain('>5<');
  expect(lineChart({ ...CHART, turns: [], series: [] })).toContain('</svg>');
});

test('nine lines with one value have their letters in the picture, none over another', () => {
  const series = Array.from({ length: 9 }, (_none, at) => {
    return { id: String(at), name: `${'ABCDEFGHI'[at]!} Empire`, values: [1, 1, 1] };
  });
  const tops = [
    ...lineChart({ ...CHART, series }).matchAll(/class="chart-letter" x="\d+" y="(\d+)"/gu),
  ]
    .map(([, top]) => Number(top))
    .sort((a, b) => a - b);
  expect(tops).toHaveLength(9);
  expect(tops[0]).toBeGreaterThan(12);
  for (const [at, top] of tops.entries())
    expect(top - (tops[at - 1] ?? 0)).toBeGreaterThanOrEqual(12);
});
