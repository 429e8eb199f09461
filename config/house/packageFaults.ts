import { builtinModules } from 'node:module'
import { specifiersOf } from './specifiersOf'

/** Packages that no file imports, with what needs them. */
const NEEDED_BY: Readonly<Record<string, string>> = {
  '@babel/plugin-transform-class-properties': 'babel-preset-taro, which asks for it by name',
  '@babel/preset-react': 'a peer of babel-preset-taro',
  '@babel/preset-typescript': 'config/splitCalls.test.ts and babel-preset-taro name it to Babel',
  '@biomejs/biome': 'npm run check',
  '@pmmmwh/react-refresh-webpack-plugin': 'a peer of @tarojs/plugin-framework-react, for npm run dev:h5',
  '@swc/jest': 'jest.config.js names it to Jest',
  '@tarojs/plugin-framework-react': 'the builds: `framework` in config/index.ts',
  '@tarojs/plugin-platform-h5': 'taro build --type h5',
  '@tarojs/plugin-platform-tt': 'taro build --type tt',
  '@tarojs/plugin-platform-weapp': 'taro build --type weapp',
  '@tarojs/react': 'the builds put it in the place of react-dom in mini-programs',
  '@tarojs/shared': 'a peer of the Taro packages',
  '@tarojs/taro-loader': 'the builds name it to webpack',
  '@tensorflow/tfjs-converter': '@vladmandic/face-api requires it when it is loaded, without declaring it',
  'postcss-pxtransform': 'the builds: `pxtransform` in config/index.ts',
  'react-refresh': 'a peer of @pmmmwh/react-refresh-webpack-plugin',
  sass: 'the builds compile .scss with it',
  typescript: 'npm run check',
}

/** Workspaces of this project: `workspaces` in package.json links them. */
const isOwn = (name: string): boolean => name.startsWith('@quanzi/')

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** True for a name that npm installs: no path, no alias of the app (`@/`), nothing of Node. */
const isPackage = (specifier: string): boolean =>
  /^(@[\w-]+\/)?[\w-]/.test(specifier) && !specifier.startsWith('node:') && !builtinModules.includes(specifier)

/** The package that `@types/<name>` describes. Types of a runtime are used without an import. */
const described = (name: string): string | undefined => /^@types\/(.+)/.exec(name)?.[1]
const RUNTIMES = ['jest', 'node']

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const declaredIn = (text: string): Map<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest
  return new Map(Object.entries({ ...dependencies, ...devDependencies }))
}

/**
 * Packages that are declared and not imported, imported and not declared, or declared twice in different versions.
 * The root's packages are tools of every workspace, and the files at the root (app, tests) may use the packages of
 * all workspaces.
 */
export function packageFaults(files: ReadonlyMap<string, string>): string[] {
  const manifests = new Map(
    [...files]
      .filter(([name]) => /^(\w+\/)?package\.json$/.test(name))
      .map(([name, text]) => [name.replace('package.json', ''), declaredIn(text)]),
  )
  const homeOf = (file: string): string => [...manifests.keys()].find((one) => one !== '' && file.startsWith(one)) ?? ''
  const everywhere = new Set([...manifests.values()].flatMap((declared) => [...declared.keys()]))
  const root = manifests.get('') ?? new Map<string, string>()
  const imported = new Set<string>()
  const faults: string[] = []
  for (const [file, text] of files) {
    if (!/\.(tsx?|[cm]?js)$/.test(file)) continue
    const home = homeOf(file)
    for (const name of new Set(specifiersOf(text).filter(isPackage).map(packageOf))) {
      imported.add(name)
      const known = home === '' ? everywhere.has(name) : manifests.get(home)?.has(name) || root.has(name)
      if (!known && !isOwn(name)) faults.push(`${file} imports ${name}, which ${home}package.json does not declare`)
    }
  }
  const versions = new Map<string, string>()
  for (const [home, declared] of manifests)
    for (const [name, version] of declared) {
      const other = versions.get(name) ?? version
      if (other !== version) faults.push(`${home}package.json declares ${name} ${version}, another ${other}`)
      versions.set(name, version)
      const what = described(name)
      const used = what === undefined ? imported.has(name) : RUNTIMES.includes(what) || imported.has(what)
      if (!used && !(name in NEEDED_BY))
        faults.push(
          `${home}package.json declares ${name}, which nothing imports: remove it, or say in config/house/packageFaults.ts what needs it`,
        )
      if (used && name in NEEDED_BY) faults.push(`${name} is imported: config/house/packageFaults.ts need not name it`)
    }
  for (const name of Object.keys(NEEDED_BY))
    if (!versions.has(name)) faults.push(`config/house/packageFaults.ts names ${name}, which no package.json declares`)
  return faults
}
