/*
 * Reference loop: an abstract battle of two fleets, many times over. The rules and random numbers are those of battle.c, step by step, so
 * that each mode prints its checksum. node battle.mjs MODE N BATTLES [rounds] [open] [reps]
 *   idiom    fresh arrays every round; objects  plain loops over objects; typed  plain loops over typed arrays
 *   ships    fights nothing: tells the ships of each scenario, as JSON
 * Speeds are by the processor's time.
 */
const SCENARIOS = 8;
let s0 = 0,
  s1 = 0,
  s2 = 0,
  s3 = 0;
function rnd() {
  const x = (s0 + s3) | 0;
  const r = (((x << 7) | (x >>> 25)) + s0) | 0;
  const t = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= t;
  s3 = (s3 << 11) | (s3 >>> 21);
  return r >>> 16;
}
function die(k) {
  return ((rnd() * k) >>> 16) + 1;
}
function seed(v) {
  const s = [0, 0, 0, 0];
  for (let i = 0; i < 4; i++) {
    v = (v + 2654435769) | 0;
    let z = v;
    z = Math.imul(z ^ (z >>> 16), 569420461);
    z = Math.imul(z ^ (z >>> 15), 1935289751);
    s[i] = z ^ (z >>> 15);
  }
  [s0, s1, s2, s3] = s;
}
function makeSide(n2) {
  const ready = die(6) - 4;
  const ships = [];
  for (let i = 0; i < n2; i++) {
    const dv = 2 + die(14),
      as = 1 + die(14),
      af = die(7) - 1,
      cc = die(4),
      cr = 3 + die(9);
    ships.push({ dv, as, af, cc, cr });
  }
  return { ready, ships };
}
class IdiomShip {
  constructor(spec) {
    this.spec = spec;
  }
  spec;
  status = 'whole';
  get attack() {
    return this.status === 'whole' ? this.spec.as : Math.ceil(this.spec.as / 2);
  }
}
class IdiomEngine {
  constructor(a, b, open2) {
    this.a = a;
    this.b = b;
    this.open = open2;
  }
  a;
  b;
  open;
  line(fleet) {
    const living = fleet.filter((s) => s.status !== 'destroyed');
    const flag = living.reduce((best, s) => (s.spec.cr > best.spec.cr ? s : best));
    let room = this.open ? Infinity : flag.spec.cr;
    const line = [flag];
    for (const s of living) {
      if (room === 0) break;
      if (s === flag) continue;
      room--;
      line.push(s);
    }
    return line;
  }
  take(line, damage) {
    for (const s of line.filter((x) => x.status === 'whole'))
      if (s.spec.dv <= damage) {
        damage -= s.spec.dv;
        s.status = 'crippled';
      }
    for (const s of line.filter((x) => x.status === 'crippled'))
      if (s.spec.dv <= damage) {
        damage -= s.spec.dv;
        s.status = 'destroyed';
      }
    const left = line.filter((x) => x.status !== 'destroyed');
    if (damage > 0 && left.length > 0) {
      const weak = left.reduce((best, s) => (s.spec.dv < best.spec.dv ? s : best));
      if (2 * damage > weak.spec.dv)
        weak.status = weak.status === 'whole' ? 'crippled' : 'destroyed';
    }
  }
  battle(fixed2, out) {
    const rounds = fixed2 || die(6) + die(6);
    const a = this.a.ships.map((s) => new IdiomShip(s));
    const b = this.b.ships.map((s) => new IdiomShip(s));
    const alive = (f) => f.filter((s) => s.status !== 'destroyed').length;
    let r = 0;
    while (r < rounds && alive(a) > 0 && alive(b) > 0) {
      const ra = Math.max(1, die(6) + this.a.ready);
      const rb = Math.max(1, die(6) + this.b.ready);
      const la = this.line(a),
        lb = this.line(b);
      const da = Math.ceil((la.reduce((t, s) => t + s.attack, 0) * ra) / 10);
      const db = Math.ceil((lb.reduce((t, s) => t + s.attack, 0) * rb) / 10);
      this.take(lb, da);
      this.take(la, db);
      r++;
    }
    out.a = alive(a);
    out.b = alive(b);
    out.rounds = r;
    out.w = out.a && !out.b ? 1 : out.b && !out.a ? 2 : 0;
  }
}
class ObjShip {
  constructor(dv, as, cr) {
    this.dv = dv;
    this.as = as;
    this.cr = cr;
    this.as2 = (as + 1) >> 1;
  }
  dv;
  as;
  cr;
  hit = 0;
  as2;
}
class ObjSide {
  constructor(spec, open2) {
    this.open = open2;
    this.ready = spec.ready;
    this.ships = spec.ships.map((s) => new ObjShip(s.dv, s.as, s.cr));
    this.line = this.ships.slice();
    this.flag = this.flag0 = this.ships[0];
    this.pickFlag();
    this.flag0 = this.flag;
  }
  open;
  ships;
  line = [];
  lineN = 0;
  alive = 0;
  flag;
  flag0;
  ready;
  reset() {
    const ships = this.ships;
    for (let i = 0; i < ships.length; i++) ships[i].hit = 0;
    this.alive = ships.length;
    this.flag = this.flag0;
  }
  pickFlag() {
    let cr = -1;
    for (let i = 0; i < this.ships.length; i++) {
      const s = this.ships[i];
      if (s.hit < 2 && s.cr > cr) {
        cr = s.cr;
        this.flag = s;
      }
    }
  }
  formLine() {
    const f = this.flag,
      line = this.line,
      ships = this.ships;
    let room = this.open ? 1 << 30 : f.cr,
      k = 0;
    let as = f.hit ? f.as2 : f.as;
    line[k++] = f;
    for (let i = 0; i < ships.length; i++) {
      const s = ships[i];
      if (room === 0) break;
      if (s === f || s.hit === 2) continue;
      room--;
      as += s.hit ? s.as2 : s.as;
      line[k++] = s;
    }
    this.lineN = k;
    return as;
  }
  take(dmg) {
    const line = this.line,
      n2 = this.lineN;
    let deadFlag = false;
    for (let k = 0; k < n2; k++) {
      const s = line[k];
      if (s.hit === 0 && s.dv <= dmg) {
        dmg -= s.dv;
        s.hit = 1;
      }
    }
    for (let k = 0; k < n2; k++) {
      const s = line[k];
      if (s.hit === 1 && s.dv <= dmg) {
        dmg -= s.dv;
        s.hit = 2;
        this.alive--;
        if (s === this.flag) deadFlag = true;
      }
    }
    if (dmg > 0) {
      let weak = null,
        wdv = 1 << 30;
      for (let k = 0; k < n2; k++) {
        const s = line[k];
        if (s.hit < 2 && s.dv < wdv) {
          wdv = s.dv;
          weak = s;
        }
      }
      if (weak !== null && 2 * dmg > wdv && ++weak.hit === 2) {
        this.alive--;
        if (weak === this.flag) deadFlag = true;
      }
    }
    if (deadFlag && this.alive > 0) this.pickFlag();
  }
}
class ObjEngine {
  a;
  b;
  constructor(a, b, open2) {
    this.a = new ObjSide(a, open2);
    this.b = new ObjSide(b, open2);
  }
  battle(fixed2, out) {
    const a = this.a,
      b = this.b;
    const rounds = fixed2 || die(6) + die(6);
    a.reset();
    b.reset();
    let r = 0;
    while (r < rounds && a.alive > 0 && b.alive > 0) {
      let ra = die(6) + a.ready,
        rb = die(6) + b.ready;
      if (ra < 1) ra = 1;
      if (rb < 1) rb = 1;
      const da = ((a.formLine() * ra + 9) / 10) | 0;
      const db = ((b.formLine() * rb + 9) / 10) | 0;
      b.take(da);
      a.take(db);
      r++;
    }
    out.a = a.alive;
    out.b = b.alive;
    out.rounds = r;
    out.w = a.alive && !b.alive ? 1 : b.alive && !a.alive ? 2 : 0;
  }
}
class TypedSide {
  constructor(spec, open2) {
    this.open = open2;
    const n2 = (this.n = spec.ships.length);
    this.ready = spec.ready;
    this.dv = new Uint8Array(n2);
    this.cr = new Uint8Array(n2);
    this.as = new Uint8Array(3 * n2);
    this.hit = new Uint8Array(n2);
    this.line = new Uint8Array(n2);
    spec.ships.forEach((s, i) => {
      this.dv[i] = s.dv;
      this.cr[i] = s.cr;
      this.as[i] = s.as;
      this.as[n2 + i] = (s.as + 1) >> 1;
    });
    this.pickFlag();
    this.flag0 = this.flag;
  }
  open;
  n;
  ready;
  dv;
  as;
  cr;
  hit;
  line;
  lineN = 0;
  alive = 0;
  flag = 0;
  flag0 = 0;
  reset() {
    const hit = this.hit;
    for (let i = 0; i < hit.length; i++) hit[i] = 0;
    this.alive = this.n;
    this.flag = this.flag0;
  }
  pickFlag() {
    const { hit, cr } = this;
    let best = -1;
    for (let i = 0; i < hit.length; i++)
      if (hit[i] < 2 && cr[i] > best) {
        best = cr[i];
        this.flag = i;
      }
  }
  formLine() {
    const { n: n2, hit, as, line, flag } = this;
    let room = this.open ? 1 << 30 : this.cr[flag],
      k = 0;
    let t = as[hit[flag] * n2 + flag];
    line[k++] = flag;
    for (let i = 0; i < n2; i++) {
      const h = hit[i];
      if (room === 0) break;
      if (i === flag || h === 2) continue;
      room--;
      t += as[h * n2 + i];
      line[k++] = i;
    }
    this.lineN = k;
    return t;
  }
  take(dmg) {
    const { line, hit, dv, lineN, flag } = this;
    let deadFlag = false;
    for (let k = 0; k < lineN; k++) {
      const i = line[k];
      if (hit[i] === 0 && dv[i] <= dmg) {
        dmg -= dv[i];
        hit[i] = 1;
      }
    }
    for (let k = 0; k < lineN; k++) {
      const i = line[k];
      if (hit[i] === 1 && dv[i] <= dmg) {
        dmg -= dv[i];
        hit[i] = 2;
        this.alive--;
        if (i === flag) deadFlag = true;
      }
    }
    if (dmg > 0) {
      let weak = -1,
        wdv = 1 << 30;
      for (let k = 0; k < lineN; k++) {
        const i = line[k];
        if (hit[i] < 2 && dv[i] < wdv) {
          wdv = dv[i];
          weak = i;
        }
      }
      if (weak >= 0 && 2 * dmg > wdv && ++hit[weak] === 2) {
        this.alive--;
        if (weak === flag) deadFlag = true;
      }
    }
    if (deadFlag && this.alive > 0) this.pickFlag();
  }
}
class TypedEngine {
  a;
  b;
  constructor(a, b, open2) {
    this.a = new TypedSide(a, open2);
    this.b = new TypedSide(b, open2);
  }
  battle(fixed2, out) {
    const a = this.a,
      b = this.b;
    const rounds = fixed2 || die(6) + die(6);
    a.reset();
    b.reset();
    let r = 0;
    while (r < rounds && a.alive > 0 && b.alive > 0) {
      let ra = die(6) + a.ready,
        rb = die(6) + b.ready;
      if (ra < 1) ra = 1;
      if (rb < 1) rb = 1;
      const da = ((a.formLine() * ra + 9) / 10) | 0;
      const db = ((b.formLine() * rb + 9) / 10) | 0;
      b.take(da);
      a.take(db);
      r++;
    }
    out.a = a.alive;
    out.b = b.alive;
    out.rounds = r;
    out.w = a.alive && !b.alive ? 1 : b.alive && !a.alive ? 2 : 0;
  }
}
const arg = (i, d) => (process.argv[i] === void 0 ? d : Number(process.argv[i]));
const mode = process.argv[2] ?? 'typed';
const n = arg(3, 10),
  total = arg(4, 8e5),
  fixed = arg(5, 0),
  open = arg(6, 0) === 1,
  reps = arg(7, 5);
const secs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1e-6;
};
const make = {
  idiom: (a, b) => new IdiomEngine(a, b, open),
  objects: (a, b) => new ObjEngine(a, b, open),
  typed: (a, b) => new TypedEngine(a, b, open),
};
if (mode === 'ships') {
  const scenarios = Array.from({ length: SCENARIOS }, (_, sc) => {
    seed(1e3 + sc);
    return [makeSide(n), makeSide(n)];
  });
  console.log(JSON.stringify(scenarios));
  process.exit();
}
const label = `N=${n} rounds=${fixed ? 'fixed' : '2d6'} line=${open ? 'open' : 'CR'}`;
{
  const rates = [];
  let sum = 0,
    w1 = 0,
    w2 = 0,
    rounds = 0;
  const out = { w: 0, a: 0, b: 0, rounds: 0 };
  const each = Math.floor(total / SCENARIOS);
  const pass = (per) => {
    sum = w1 = w2 = rounds = 0;
    for (let sc = 0; sc < SCENARIOS; sc++) {
      seed(1e3 + sc);
      const a = makeSide(n),
        b = makeSide(n);
      const e = make[mode](a, b);
      for (let i = 0; i < per; i++) {
        e.battle(fixed, out);
        if (out.w === 1) w1++;
        else if (out.w === 2) w2++;
        rounds += out.rounds;
        sum = (Math.imul(sum, 31) + out.w * 65536 + out.a * 256 + out.b) | 0;
      }
    }
  };
  pass(Math.min(each, 2e3));
  for (let r = 0; r < reps; r++) {
    const t = secs();
    pass(each);
    rates.push((each * SCENARIOS) / (secs() - t));
  }
  rates.sort((x, y) => x - y);
  console.log(
    `ts ${mode} ${label} battles/s median ${rates[reps >> 1].toFixed(0)} min ${rates[0].toFixed(0)} max ${rates[reps - 1].toFixed(0)}  rounds/battle ${(rounds / (each * SCENARIOS)).toFixed(2)} win A ${(w1 / total).toFixed(4)} B ${(w2 / total).toFixed(4)} checksum ${(sum >>> 0).toString(16).padStart(8, '0')}`,
  );
}
