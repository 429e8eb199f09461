import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = path.resolve(__dirname, '..')
/** Beside the server's own packages: some are there in another version than the tools of the project have. */
const folder = path.join(root, 'server', 'node_modules', '.cache', 'quanzi')

/** Files that lie beside a source stay beside it: what stood in `__dirname` is written into the bundle. */
const places: Plugin = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      loader: 'ts',
      contents: readFileSync(file, 'utf8').replace(/\b__dirname\b/g, JSON.stringify(path.dirname(file))),
    }))
  },
}

const bundles = new Map<string, Promise<string>>()

/**
 * One file of a program of ours, for suites that start it again and again: a third of the time to
 * the first line of `main` that compiling it module by module takes. Packages stay where they are.
 */
export function bundleProgram(entry: string): Promise<string> {
  const known = bundles.get(entry)
  if (known) return known
  const outfile = path.join(folder, `${process.pid}-${entry.replace(/\.ts$/, '').replaceAll('/', '-')}.cjs`)
  const bundle = build({
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    // What a program needs of the app runs as on H5: the other files want a mini-program around them.
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.js', '.json'],
    logLevel: 'warning',
    plugins: [places],
  }).then(() => outfile)
  bundles.set(entry, bundle)
  process.on('exit', () => rmSync(outfile, { force: true }))
  return bundle
}
