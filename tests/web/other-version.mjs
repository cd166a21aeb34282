// Makes of this server one that speaks another version of the protocol: node --import FILE, with PROTOCOL in the environment.
import { register } from 'node:module'

const version = JSON.stringify(Number(process.env.PROTOCOL))
const source = `
  export async function load(url, context, next) {
    if (!url.endsWith('/host/wire-version.js')) return next(url, context)
    return { format: 'module', shortCircuit: true, source: 'export const PROTOCOL = ${version}' }
  }`
register(`data:text/javascript,${encodeURIComponent(source)}`)
