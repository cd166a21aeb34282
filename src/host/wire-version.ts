/** The version of what goes over the wire; a client and a server of different ones do not play together. */
export const PROTOCOL = 1
