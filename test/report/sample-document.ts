import { cite } from '#kernel/reasons/cite';
import type { Block, Cell, Document } from '#report/document/document';
import { cited, link, phrase, quiet, status, strong } from '#report/document/inline';

/** A picture with every class of lane, an owner's mark and a name that must be escaped to be drawn at all. */
const SAMPLE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 220" class="star-map">
<g class="lanes" fill="none" stroke="#5c6675">
<line class="lane lane-major" x1="80" y1="60" x2="220" y2="110" stroke-width="4"/>
<line class="lane lane-minor" x1="220" y1="110" x2="370" y2="60" stroke-width="1.5"/>
<line class="lane lane-restricted" x1="220" y1="110" x2="330" y2="180" stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round"/>
<line class="lane lane-unexplored" x1="80" y1="60" x2="110" y2="170" stroke-width="1.5" stroke-dasharray="7 5"/>
</g>
<g class="system owner-1"><circle cx="80" cy="60" r="11" fill="#1f5fa8"/><text class="owner-mark" x="80" y="64" font-size="11" font-weight="bold" text-anchor="middle" fill="#ffffff">T</text><text class="system-name" x="80" y="36" font-size="12" text-anchor="middle" fill="#1d2433">Терра ★</text></g>
<g class="system owner-1"><circle cx="220" cy="110" r="8" fill="#1f5fa8"/><text class="system-name" x="220" y="92" font-size="12" text-anchor="middle" fill="#1d2433">Alpha &lt;Cen&gt;</text><path class="fleet" d="M236 104 l12 6 l-12 6 z" fill="#8a6100"/><text class="fleet-name" x="252" y="114" font-size="10" fill="#8a6100">1st Fleet</text></g>
<g class="system owner-2"><rect x="362" y="52" width="16" height="16" fill="#a83232"/><text class="owner-mark" x="370" y="64" font-size="11" font-weight="bold" text-anchor="middle" fill="#ffffff">K</text><text class="system-name" x="370" y="40" font-size="12" text-anchor="middle" fill="#1d2433">Kesh</text></g>
<g class="system unowned remembered" opacity="0.55"><circle cx="330" cy="180" r="7" fill="#ffffff" stroke="#5c6675" stroke-width="1.5"/><text class="system-name" x="330" y="202" font-size="12" text-anchor="middle" fill="#1d2433">Dusk</text><text class="age" x="345" y="184" font-size="10" fill="#5c6675">seen 3 turns ago</text></g>
</svg>`;

const systemRow = (
  name: string,
  cap: number,
  raw: number,
  output: number,
  state: Cell,
): readonly Cell[] => [name, cap, raw, cap - 2, output, state];

const supplied = phrase(status('good', 'in supply'));
const cut = phrase(status('bad', 'out of supply'));

const income: Block = {
  kind: 'ledger',
  title: 'Income of Терра',
  anchor: 'why-terra',
  totalLabel: 'System income',
  lines: [
    { label: 'Utilized productivity, 10 Productivity × 5 RAW', cite: cite('ECO-2'), amount: 50 },
    { label: 'Trade over two lanes', cite: cite('ECO-4'), amount: 12 },
    { label: 'Blockade', cite: cite('ECO-5'), amount: -7 },
  ],
};

const rolls: Block = {
  kind: 'dice',
  rolls: [
    {
      purpose: 'intel mission 3',
      cite: cite('INT-2'),
      faces: 20,
      values: [8],
      total: 8,
      note: 'failed',
    },
    { purpose: 'exploration of Dusk', cite: cite('MAP-10'), faces: 6, values: [3, 5], total: 8 },
    { purpose: 'retreat', cite: cite('CSC-12'), faces: 6, values: [2], total: 3, note: '+1 Jump' },
  ],
};

/** One document with every kind of block in it, names that would like to be markup, and letters of several scripts. */
export const sampleDocument: Document = {
  title: 'Imperial asset sheet',
  subtitle: 'Orders are due before the turn of the month',
  facts: [
    { label: 'Campaign', value: 'The Long Dusk' },
    { label: 'Empire', value: 'Terran Union <script>alert(1)</script>' },
    { label: 'Turn', value: phrase(strong('4'), quiet(' (3000.04)')) },
    { label: 'Edition', value: 1 },
  ],
  blocks: [
    {
      kind: 'group',
      title: 'Economy',
      anchor: 'economy',
      blocks: [
        {
          kind: 'paragraph',
          text: phrase(
            'The treasury holds ',
            strong('55 economic points'),
            ' ',
            cited(cite('ECO-3')),
            '; see ',
            link('the fleets', 'fleets'),
            '. ',
            quiet('Counted at the opening.'),
          ),
        },
        { kind: 'columns', left: [income], right: [rolls] },
        {
          kind: 'facts',
          facts: [
            { label: 'Treasury', value: 55 },
            { label: 'Maintenance', value: -31 },
            { label: 'Trade partner', value: phrase(status('info', 'Kesh Dominion')) },
          ],
        },
      ],
    },
    {
      kind: 'group',
      title: 'Systems',
      anchor: 'systems',
      blocks: [
        {
          kind: 'table',
          caption: 'Systems held',
          columns: [
            { label: 'System', align: 'start', width: 3, namesRow: true },
            { label: 'Capacity', abbreviation: 'Cap', align: 'end' },
            { label: 'Raw materials', abbreviation: 'RAW', align: 'end' },
            { label: 'Productivity', abbreviation: 'Prd', align: 'end' },
            { label: 'Output', align: 'end' },
            { label: 'Supply', align: 'start', width: 1 },
          ],
          rows: [
            systemRow('Терра ★', 12, 5, 50, supplied),
            systemRow('Alpha <Cen> & "Sons"', 6, 3, 12, supplied),
            systemRow('Dusk', 4, 2, -4, cut),
          ],
          footer: ['Total', 22, '', '', 58, ''],
          empty: 'No systems are held.',
        },
        { kind: 'heading', level: 3, text: 'Star map', anchor: 'star-map' },
        {
          kind: 'map',
          svg: SAMPLE_SVG,
          alt: 'Four systems joined by a major, a minor and a restricted lane; one lane of Терра is unexplored.',
          legend: [
            { mark: 'T', meaning: 'Terran Union' },
            { mark: 'K', meaning: 'Kesh Dominion' },
          ],
        },
      ],
    },
    { kind: 'pageBreak' },
    {
      kind: 'group',
      title: 'Fleets',
      anchor: 'fleets',
      blocks: [
        {
          kind: 'table',
          caption: 'Foreign contacts',
          columns: [{ label: 'Contact', align: 'start' }],
          rows: [],
          empty: 'No foreign ships were seen.',
        },
        {
          kind: 'list',
          items: [
            phrase('1st Fleet moved from Терра to Alpha ', cited(cite('MOV-2'))),
            phrase(
              '2nd Fleet is ',
              status('warning', 'crippled'),
              ' and waits for a shipyard with room for it, which may take until the next year',
            ),
          ],
        },
        { kind: 'list', ordered: true, items: [phrase('Repair'), phrase('Refit')] },
        { kind: 'heading', level: 1, text: 'Doubts' },
        { kind: 'note', tone: 'info', text: phrase('Orders can be changed until the deadline.') },
        { kind: 'note', tone: 'good', text: phrase('All orders are legal.') },
        {
          kind: 'note',
          tone: 'warning',
          text: phrase('1st Fleet would end its move out of supply ', cited(cite('SUP-1')), '.'),
        },
        { kind: 'note', tone: 'bad', text: phrase('Dusk cannot pay for a second shipyard.') },
      ],
    },
  ],
};
