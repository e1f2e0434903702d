import type { EditKind } from '#model/corrections/edit';
import type { CorrectionContent } from './correction-content.ts';
import {
  addClass,
  renameClass,
  setAbility,
  setClassValue,
  setHull,
  setListed,
  setMaintenance,
} from './kinds/class-edits.ts';
import {
  givePoints,
  knowLane,
  knowSystem,
  setEmpireValue,
  setUnlocked,
} from './kinds/empire-edits.ts';
import {
  dissolveFleet,
  formFleet,
  handFleet,
  moveFleet,
  releaseFleet,
  renameFleet,
} from './kinds/fleet-edits.ts';
import { removeLane, setLane } from './kinds/lane-edits.ts';
import {
  lowerDefense,
  lowerRebelDefense,
  setCarriedPoints,
  setOutputMark,
} from './kinds/mark-edits.ts';
import {
  setMoraleCondition,
  setOwner,
  setSpecialisation,
  setSystemValue,
  setTrait,
} from './kinds/system-edits.ts';
import {
  addUnits,
  armUnits,
  placeUnits,
  removeUnits,
  renameUnit,
  setUnitState,
  setUnitValue,
} from './kinds/unit-edits.ts';
import { setProjectPaid, stopProject } from './kinds/project-edits.ts';
import { cancelWork, finishWork, setPaid } from './kinds/work-edits.ts';

/** How each kind of edit is written: leave one out and the build fails. */
export const CORRECTION_TABLE: { readonly [K in EditKind]: CorrectionContent<K> } = {
  SetEmpireValue: setEmpireValue,
  GivePoints: givePoints,
  SetUnlocked: setUnlocked,
  KnowSystem: knowSystem,
  KnowLane: knowLane,
  SetSystemValue: setSystemValue,
  SetOwner: setOwner,
  SetTrait: setTrait,
  SetSpecialisation: setSpecialisation,
  SetMoraleCondition: setMoraleCondition,
  AddUnits: addUnits,
  RemoveUnits: removeUnits,
  SetUnitState: setUnitState,
  SetUnitValue: setUnitValue,
  ArmUnits: armUnits,
  PlaceUnits: placeUnits,
  RenameUnit: renameUnit,
  FormFleet: formFleet,
  MoveFleet: moveFleet,
  RenameFleet: renameFleet,
  DissolveFleet: dissolveFleet,
  HandFleet: handFleet,
  ReleaseFleet: releaseFleet,
  SetPaid: setPaid,
  FinishWork: finishWork,
  CancelWork: cancelWork,
  StopProject: stopProject,
  SetProjectPaid: setProjectPaid,
  SetOutputMark: setOutputMark,
  LowerDefense: lowerDefense,
  LowerRebelDefense: lowerRebelDefense,
  SetCarriedPoints: setCarriedPoints,
  SetLane: setLane,
  RemoveLane: removeLane,
  SetClassValue: setClassValue,
  SetMaintenance: setMaintenance,
  SetHull: setHull,
  SetAbility: setAbility,
  RenameClass: renameClass,
  AddClass: addClass,
  SetListed: setListed,
};
