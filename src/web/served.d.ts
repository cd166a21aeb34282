/** Does a server of tables send this page? Else it is plain files, and has no tables elsewhere. The build says so. */
declare const SERVED: boolean
