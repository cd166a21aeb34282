import { request } from 'node:http'
import { mustBeAnswer } from './described.ts'

/**
 * As much of a browser as a server sees of it: cookies, and the name it asks for. Whatever it is answered has to be as
 * docs/openapi.json says.
 */
export interface Browser {
  readonly cookies: Map<string, string>
  /** Every cookie it was given, as it was written. */
  readonly given: string[]
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>
  delete(path: string): Promise<Answered>
}

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  readonly body: any
}

export function newBrowser(port: number, host: string): Browser {
  const cookies = new Map<string, string>()
  const given: string[] = []

  function take(header: string): void {
    given.push(header)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (value === '' || /Max-Age=0/.test(header)) cookies.delete(name)
    else cookies.set(name, decodeURIComponent(value))
  }

  const ask = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
    new Promise<Answered>((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const asked = request(
        {
          ...{ host: '127.0.0.1', port, method, path },
          headers: {
            host,
            ...(cookie === '' ? {} : { cookie }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        answer => {
          for (const one of answer.headers['set-cookie'] ?? []) take(one)
          const parts: Buffer[] = []
          answer.on('data', part => parts.push(part))
          answer.on('end', () => {
            try {
              const answered = { status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) }
              mustBeAnswer(method, path, answered.status, answered.body)
              resolve(answered)
            } catch (error) {
              reject(error)
            }
          })
        },
      )
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })

  return {
    ...{ cookies, given },
    get: (path, headers = {}) => ask('GET', path, undefined, headers),
    post: (path, body, headers = {}) => ask('POST', path, body, headers),
    delete: path => ask('DELETE', path, undefined, {}),
  }
}
