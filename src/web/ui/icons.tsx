import {
  ArrowDown as arrowDownShapes,
  ArrowLeft as arrowLeftShapes,
  ArrowRight as arrowRightShapes,
  ArrowUpRight as arrowUpRightShapes,
  ArrowUp as arrowUpShapes,
  Ban as banShapes,
  BookOpen as bookOpenShapes,
  Check as checkShapes,
  ChevronDown as chevronDownShapes,
  ChevronLeft as chevronLeftShapes,
  ChevronRight as chevronRightShapes,
  CircleCheck as circleCheckShapes,
  CircleDashed as circleDashedShapes,
  CircleHelp as circleHelpShapes,
  Circle as circleShapes,
  CircleUser as circleUserShapes,
  CircleX as circleXShapes,
  Clock as clockShapes,
  Copy as copyShapes,
  CornerDownRight as cornerDownRightShapes,
  CreditCard as creditCardShapes,
  Download as downloadShapes,
  Ellipsis as ellipsisShapes,
  Equal as equalShapes,
  ExternalLink as externalLinkShapes,
  FileText as fileTextShapes,
  FlaskConical as flaskConicalShapes,
  Globe as globeShapes,
  History as historyShapes,
  Inbox as inboxShapes,
  Info as infoShapes,
  KeyRound as keyRoundShapes,
  LayoutDashboard as layoutDashboardShapes,
  Link2 as link2Shapes,
  ListChecks as listChecksShapes,
  LoaderCircle as loaderCircleShapes,
  LockOpen as lockOpenShapes,
  Lock as lockShapes,
  LogOut as logOutShapes,
  MailCheck as mailCheckShapes,
  MailPlus as mailPlusShapes,
  Mail as mailShapes,
  MailWarning as mailWarningShapes,
  Maximize2 as maximize2Shapes,
  Menu as menuShapes,
  MessageCircleOff as messageCircleOffShapes,
  Minus as minusShapes,
  Moon as moonShapes,
  Newspaper as newspaperShapes,
  Pause as pauseShapes,
  PenLine as penLineShapes,
  Play as playShapes,
  Plus as plusShapes,
  Printer as printerShapes,
  RefreshCw as refreshCwShapes,
  Repeat as repeatShapes,
  RotateCw as rotateCwShapes,
  Rss as rssShapes,
  Search as searchShapes,
  Send as sendShapes,
  ServerOff as serverOffShapes,
  Share2 as share2Shapes,
  ShieldAlert as shieldAlertShapes,
  ShieldCheck as shieldCheckShapes,
  Sun as sunShapes,
  Trash2 as trash2Shapes,
  TriangleAlert as triangleAlertShapes,
  Upload as uploadShapes,
  Users as usersShapes,
  X as xShapes,
} from 'lucide'
import type { SVGProps } from 'react'
import { pathOf, type Shape } from './icon-path.ts'

export type IconType = (props: SVGProps<SVGSVGElement>) => React.JSX.Element

/** Drawn by the class `icon` of our styles. Who listens to the page hears the words beside it. */
function iconOf(shapes: readonly Shape[]): IconType {
  const path = <path d={pathOf(shapes)} />
  return ({ className = '', ...others }) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...others} className={`icon ${className}`}>
      {path}
    </svg>
  )
}

export const ArrowDown = iconOf(arrowDownShapes)
export const ArrowLeft = iconOf(arrowLeftShapes)
export const ArrowRight = iconOf(arrowRightShapes)
export const ArrowUp = iconOf(arrowUpShapes)
export const ArrowUpRight = iconOf(arrowUpRightShapes)
export const Ban = iconOf(banShapes)
export const BookOpen = iconOf(bookOpenShapes)
export const Check = iconOf(checkShapes)
export const ChevronDown = iconOf(chevronDownShapes)
export const ChevronLeft = iconOf(chevronLeftShapes)
export const ChevronRight = iconOf(chevronRightShapes)
export const Circle = iconOf(circleShapes)
export const CircleCheck = iconOf(circleCheckShapes)
export const CircleDashed = iconOf(circleDashedShapes)
export const CircleHelp = iconOf(circleHelpShapes)
export const CircleUser = iconOf(circleUserShapes)
export const CircleX = iconOf(circleXShapes)
export const Clock = iconOf(clockShapes)
export const Copy = iconOf(copyShapes)
export const CornerDownRight = iconOf(cornerDownRightShapes)
export const CreditCard = iconOf(creditCardShapes)
export const Download = iconOf(downloadShapes)
export const Ellipsis = iconOf(ellipsisShapes)
export const Equal = iconOf(equalShapes)
export const ExternalLink = iconOf(externalLinkShapes)
export const FileText = iconOf(fileTextShapes)
export const FlaskConical = iconOf(flaskConicalShapes)
export const Globe = iconOf(globeShapes)
export const History = iconOf(historyShapes)
export const Inbox = iconOf(inboxShapes)
export const Info = iconOf(infoShapes)
export const KeyRound = iconOf(keyRoundShapes)
export const LayoutDashboard = iconOf(layoutDashboardShapes)
export const Link2 = iconOf(link2Shapes)
export const ListChecks = iconOf(listChecksShapes)
export const LoaderCircle = iconOf(loaderCircleShapes)
export const Lock = iconOf(lockShapes)
export const LockOpen = iconOf(lockOpenShapes)
export const LogOut = iconOf(logOutShapes)
export const Mail = iconOf(mailShapes)
export const MailCheck = iconOf(mailCheckShapes)
export const MailPlus = iconOf(mailPlusShapes)
export const MailWarning = iconOf(mailWarningShapes)
export const Maximize2 = iconOf(maximize2Shapes)
export const Menu = iconOf(menuShapes)
export const MessageCircleOff = iconOf(messageCircleOffShapes)
export const Minus = iconOf(minusShapes)
export const Moon = iconOf(moonShapes)
export const Newspaper = iconOf(newspaperShapes)
export const Pause = iconOf(pauseShapes)
export const PenLine = iconOf(penLineShapes)
export const Play = iconOf(playShapes)
export const Plus = iconOf(plusShapes)
export const Printer = iconOf(printerShapes)
export const RefreshCw = iconOf(refreshCwShapes)
export const Repeat = iconOf(repeatShapes)
export const RotateCw = iconOf(rotateCwShapes)
export const Rss = iconOf(rssShapes)
export const Search = iconOf(searchShapes)
export const Send = iconOf(sendShapes)
export const Share2 = iconOf(share2Shapes)
export const ServerOff = iconOf(serverOffShapes)
export const ShieldAlert = iconOf(shieldAlertShapes)
export const ShieldCheck = iconOf(shieldCheckShapes)
export const Sun = iconOf(sunShapes)
export const Trash2 = iconOf(trash2Shapes)
export const TriangleAlert = iconOf(triangleAlertShapes)
export const Upload = iconOf(uploadShapes)
export const Users = iconOf(usersShapes)
export const X = iconOf(xShapes)
