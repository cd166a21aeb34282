import type { Link } from '../link.ts'

export default function Replay(_props: {
  link?: Link
  id?: string
  at?: string | undefined
  lesson?: string | undefined
  packed?: string
}) {
  return null
}
