import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/startup/config';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { readRepositoryFile } from './compose-file';

const run = promisify(execFile);
const UNIT = 'deploy/garden-rooms.service';
const SETTINGS = 'deploy/garden-rooms.env';
const PAGE = 'docs/run/one-machine.md';

const readUnit = async () => settingsOf(await readRepositoryFile(UNIT));
const readSettings = async () => readConfig(parseEnv(await readRepositoryFile(SETTINGS)));

/** Of systemd's format: the last value of each name, whatever its section. */
function settingsOf(unit: string): Map<string, string> {
  const lines = [...unit.matchAll(/^(\w+)=(.*)$/gm)];
  return new Map(lines.map(([, name = '', value = '']) => [name, value]));
}

const hasSystemd = await run('systemd-analyze', ['--version']).then(
  () => true,
  () => false,
);

describe('the service without containers', () => {
  it("runs the README's command, from where its page puts the program and its settings", async () => {
    const unit = await readUnit();
    const page = await readRepositoryFile(PAGE);
    const [, command = ''] =
      /run `(node \S+)` behind a TLS proxy/.exec(await readRepositoryFile('README.md')) ?? [];
    expect(unit.get('ExecStart')).toBe(`/usr/bin/${command}`);
    expect(page).toContain(`${UNIT} /etc/systemd/system/`);
    expect(page).toContain(`${SETTINGS} ${unit.get('EnvironmentFile')}\n`);
    expect(page).toMatch(new RegExp(`ln -sfn \\S+ ${unit.get('WorkingDirectory')}\n`));
    expect(page).toContain(
      `useradd --system --home-dir /srv/rooms --shell /usr/sbin/nologin ${unit.get('User')}`,
    );
    expect(page).toContain(
      `cd ${unit.get('WorkingDirectory')} && sudo -u ${unit.get('User')} ${command.replace(' ', ` --env-file=${unit.get('EnvironmentFile')} `)}`,
    );
  });

  it('may write to its data alone, and is left the ten seconds that it ends in', async () => {
    const unit = await readUnit();
    const { dataDir } = await readSettings();
    expect(unit.get('ProtectSystem')).toBe('strict');
    expect(`${dataDir}/`).toContain(`${unit.get('ReadWritePaths')}/`);
    expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(10);
    for (const name of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices']) {
      expect([name, unit.get(name)]).toEqual([name, 'yes']);
    }
    expect(unit.get('CapabilityBoundingSet')).toBe('');
    // Node compiles as it runs.
    expect(unit.has('MemoryDenyWriteExecute')).toBe(false);
  });

  it('has settings that the program reads, and that systemd and Node read alike', async () => {
    const text = await readRepositoryFile(SETTINGS);
    const table = await readRepositoryFile('README.md');
    const settings = [...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)];
    expect(settings.length).toBeGreaterThan(5);
    for (const [, name = '', value = ''] of settings) {
      expect(table).toMatch(new RegExp(`^\\| [^|]*\`${name}\``, 'm'));
      expect(value).toMatch(/^[\w:/%.@-]+$/);
      expect(() => readConfig({ [name]: value })).not.toThrow();
    }
    expect((await readSettings()).trustedProxies.check('127.0.0.1')).toBe(true);
  });

  it("is reached by Caddy, with the containers' file as its page changes it", async () => {
    const [, program = ''] =
      /^(sed '.*' deploy\/Caddyfile) \|/m.exec(await readRepositoryFile(PAGE)) ?? [];
    const { stdout } = await run('sh', ['-c', program]);
    const { host, port } = await readSettings();
    expect(stdout).toMatch(/^rooms\.example \{$/m);
    expect(stdout).toContain(`reverse_proxy ${host}:${port} {`);
    expect(stdout).not.toContain('$');
  });

  it.runIf(hasSystemd)('is a unit that systemd takes', async () => {
    const copy = join(await temporaryFolder(), 'garden-rooms.service');
    const unit = await readRepositoryFile(UNIT);
    await writeFile(copy, unit.replace('/usr/bin/node', process.execPath));
    expect(await run('systemd-analyze', ['verify', copy])).toEqual({ stdout: '', stderr: '' });
  });
});

it.each([
  ['smtps://rooms:', { secure: true, port: 465, auth: { user: 'rooms', pass: 'sesame' } }],
  ['smtp://rooms:', { secure: false, port: 587, requireTLS: true }],
  ['smtps://office', { auth: { user: 'office@rooms.example', pass: 'pa$$ #1/a:b' } }],
])(
  'the page about mail has an example that begins with %s, and means what it says',
  async (start, meaning) => {
    const page = await readRepositoryFile('docs/run/mail.md');
    const url = [...page.matchAll(/^MAIL_URL=(.*)$/gm)]
      .map(([, value = '']) => value)
      .find((value) => value.startsWith(start));
    const { mailUrl } = readConfig({ MAIL_URL: url });
    expect(parseConnectionUrl(mailUrl ?? '')).toMatchObject({
      host: 'smtp.provider.example',
      ...meaning,
    });
  },
);
