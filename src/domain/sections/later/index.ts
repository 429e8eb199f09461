import { laterSections } from '../LaterSections'
import { laterParts } from './laterParts'

// The platform runs this file by itself when `importSections` asks for it; webpack's entries export nothing.
laterSections.provide(laterParts)
