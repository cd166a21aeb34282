import { advisorDe } from './advisor.de.ts'
import { advisorEn } from './advisor.en.ts'
import { advisorIt } from './advisor.it.ts'
import { apiDe } from './api.de.ts'
import { apiEn } from './api.en.ts'
import { apiIt } from './api.it.ts'
import { botDe } from './bot.de.ts'
import { botEn } from './bot.en.ts'
import { botIt } from './bot.it.ts'
import { coachDe } from './coach.de.ts'
import { coachEn } from './coach.en.ts'
import { coachIt } from './coach.it.ts'
import { companyDe } from './company.de.ts'
import { companyEn } from './company.en.ts'
import { companyIt } from './company.it.ts'
import { databaseDe } from './database.de.ts'
import { databaseEn } from './database.en.ts'
import { databaseIt } from './database.it.ts'
import { de } from './de.ts'
import { elsewhereDe } from './elsewhere.de.ts'
import { elsewhereEn } from './elsewhere.en.ts'
import { elsewhereIt } from './elsewhere.it.ts'
import { en } from './en.ts'
import { filesDe } from './files.de.ts'
import { filesEn } from './files.en.ts'
import { filesIt } from './files.it.ts'
import { genericDe } from './generic.de.ts'
import { genericEn } from './generic.en.ts'
import { genericIt } from './generic.it.ts'
import { identityDe } from './identity.de.ts'
import { identityEn } from './identity.en.ts'
import { identityIt } from './identity.it.ts'
import type { Catalog } from './index.ts'
import { it } from './it.ts'
import { joinDe } from './join.de.ts'
import { joinEn } from './join.en.ts'
import { joinIt } from './join.it.ts'
import { labDe } from './lab.de.ts'
import { labEn } from './lab.en.ts'
import { labIt } from './lab.it.ts'
import { mcpDe } from './mcp.de.ts'
import { mcpEn } from './mcp.en.ts'
import { mcpIt } from './mcp.it.ts'
import { meetingDe } from './meeting.de.ts'
import { meetingEn } from './meeting.en.ts'
import { meetingIt } from './meeting.it.ts'
import { namesDe } from './names.de.ts'
import { namesEn } from './names.en.ts'
import { namesIt } from './names.it.ts'
import { operateDe } from './operate.de.ts'
import { operateEn } from './operate.en.ts'
import { operateIt } from './operate.it.ts'
import { originDe } from './origin.de.ts'
import { originEn } from './origin.en.ts'
import { originIt } from './origin.it.ts'
import { ownDe } from './own.de.ts'
import { ownEn } from './own.en.ts'
import { ownIt } from './own.it.ts'
import { plainDe } from './plain.de.ts'
import { plainEn } from './plain.en.ts'
import { plainIt } from './plain.it.ts'
import { reminderDe } from './reminder.de.ts'
import { reminderEn } from './reminder.en.ts'
import { reminderIt } from './reminder.it.ts'
import { reviewDe } from './review.de.ts'
import { reviewEn } from './review.en.ts'
import { reviewIt } from './review.it.ts'
import { serverDe } from './server.de.ts'
import { serverEn } from './server.en.ts'
import { serverIt } from './server.it.ts'
import { severalDe } from './several.de.ts'
import { severalEn } from './several.en.ts'
import { severalIt } from './several.it.ts'
import { sharedScreenDe } from './shared-screen.de.ts'
import { sharedScreenEn } from './shared-screen.en.ts'
import { sharedScreenIt } from './shared-screen.it.ts'
import { spectatorsDe } from './spectators.de.ts'
import { spectatorsEn } from './spectators.en.ts'
import { spectatorsIt } from './spectators.it.ts'
import { tableDe } from './table.de.ts'
import { tableEn } from './table.en.ts'
import { tableIt } from './table.it.ts'
import { todayDe } from './today.de.ts'
import { todayEn } from './today.en.ts'
import { todayIt } from './today.it.ts'
import { verifyDe } from './verify.de.ts'
import { verifyEn } from './verify.en.ts'
import { verifyIt } from './verify.it.ts'

/** The words that belong to no game: the command, the table, its files. */
export const words: Catalog = {
  en: {
    ...{ ...en, ...filesEn, ...namesEn, ...tableEn, ...severalEn, ...plainEn, ...genericEn, ...originEn },
    ...{ ...serverEn, ...databaseEn, ...joinEn, ...operateEn },
    ...{ ...spectatorsEn, ...sharedScreenEn, ...todayEn, ...apiEn, ...meetingEn },
    ...{ ...identityEn, ...reminderEn },
    ...{ ...companyEn, ...ownEn, ...mcpEn, ...elsewhereEn, ...verifyEn, ...coachEn, ...labEn, ...botEn },
    ...{ ...advisorEn, ...reviewEn },
  },
  it: {
    ...{ ...it, ...filesIt, ...namesIt, ...tableIt, ...severalIt, ...plainIt, ...genericIt, ...originIt },
    ...{ ...serverIt, ...databaseIt, ...joinIt, ...operateIt },
    ...{ ...spectatorsIt, ...sharedScreenIt, ...todayIt, ...apiIt, ...meetingIt },
    ...{ ...identityIt, ...reminderIt },
    ...{ ...companyIt, ...ownIt, ...mcpIt, ...elsewhereIt, ...verifyIt, ...coachIt, ...labIt, ...botIt },
    ...{ ...advisorIt, ...reviewIt },
  },
  de: {
    ...{ ...de, ...filesDe, ...namesDe, ...tableDe, ...severalDe, ...plainDe, ...genericDe, ...originDe },
    ...{ ...serverDe, ...databaseDe, ...joinDe, ...operateDe },
    ...{ ...spectatorsDe, ...sharedScreenDe, ...todayDe, ...apiDe, ...meetingDe },
    ...{ ...identityDe, ...reminderDe },
    ...{ ...companyDe, ...ownDe, ...mcpDe, ...elsewhereDe, ...verifyDe, ...coachDe, ...labDe, ...botDe },
    ...{ ...advisorDe, ...reviewDe },
  },
}
