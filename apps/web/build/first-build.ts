import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { layouts, src } from './layouts.ts'
import { chunkNames, type Piece, type Visit } from './screen-chunks.ts'
import { withoutFloating } from './without-floating.ts'

const root = join(import.meta.dirname, '..')

/** Builds without joining anything but what is `named`, in memory, and says which module goes into which file. */
export async function screenChunks(named: readonly { name: string; test: RegExp }[]) {
  const pages = { public: [] as readonly string[], shop: [] as readonly string[] }
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      withoutFloating,
      react(),
      {
        name: 'pages',
        buildEnd() {
          const fetchedBy = (file: string) => this.getModuleInfo(src(file))?.dynamicallyImportedIds ?? []
          pages.public = fetchedBy('screen-loaders.ts').filter((id) => id !== src('work-screen-loaders.ts'))
          pages.shop = fetchedBy('work-screen-loaders.ts')
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...named] } },
      },
    },
  })
  const pieces = [output].flat().flatMap((built) => ('output' in built ? built.output.flatMap(pieceOf) : []))
  const isNamed = (id: string) => named.some(({ test }) => test.test(id))
  return chunkNames(pieces, visitsOf(pages), isNamed)
}

function pieceOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): Piece[] {
  if (file.type !== 'chunk') return []
  const { fileName, facadeModuleId, moduleIds, imports, code } = file
  return [{ fileName, facadeModuleId, moduleIds, imports, bytes: code.length }]
}

/** A public page is opened by strangers on slow lines; signing in stands between them and the rest. */
const weightOfPublic = 40
const weightOfAuth = 10

/** The screens of every hour at the counter; the ticket carries most of all. */
const daily = /\/(OrderPage|OrdersPage|TodayPage|CustomerPage|CustomersPage)\.tsx$/
const weightOfDaily = 10
const ticket = /\/NewOrderPage\.tsx$/
const weightOfTicket = 30
/** They carry every field there is. */
const sizes = /\/(MeasurementBookPage|OwnFieldsPage)\.tsx$/
const weightOfSizes = 5

/** Open to all, though its address comes with the screens of work (src/office-screens.ts). */
const openToAll = /\/features\/developers\//

const weightOfWork = (page: string) => {
  if (ticket.test(page)) return weightOfTicket
  if (sizes.test(page)) return weightOfSizes
  return daily.test(page) ? weightOfDaily : 1
}

function visitsOf(pages: { public: readonly string[]; shop: readonly string[] }): Visit[] {
  const auth = (page: string) => page.includes('/features/accounts/')
  return [
    ...pages.public.map((page) =>
      auth(page)
        ? { entries: [...layouts.auth, page], weight: weightOfAuth }
        : { entries: [...layouts.public, page], weight: weightOfPublic },
    ),
    ...pages.shop.map((page) =>
      openToAll.test(page)
        ? { entries: [...layouts.public, page], weight: weightOfPublic }
        : { entries: [...layouts.shop, page], weight: weightOfWork(page) },
    ),
  ]
}
