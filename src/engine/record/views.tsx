import { allows } from "../../../api/access.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { usePerson } from "../../lib/person.ts";
import { TitleLevel } from "../../parts/title_level.ts";
import { EntityWords } from "../field_words.ts";
import { partsAt, screenOf } from "../features.ts";
import type { EntityViewProps } from "./view_props.ts";

const EntityView = lazyPart(() => import("./generic_entity_view.tsx"));

/** Shows a record. Give it the id as a `key`, because each record needs its own state. */
export function RecordView(props: EntityViewProps) {
  const { resource, id, level, nextHref = null, onClose, ...place } = props;
  const { Record } = screenOf(resource.id);
  const person = usePerson();
  const beside = partsAt("besideRecord").filter(({ rule }) => allows(rule, person));
  return (
    <EntityWords value={resource.id}>
      <TitleLevel value={level}>
        {Record
          ? <Record {...{ id, level, nextHref }} {...place} />
          : resource.shape && <EntityView {...{ resource, id, level, onClose }} />}
        {beside.map(({ Part }, at) => <Part key={at} entity={resource.id} id={id} />)}
      </TitleLevel>
    </EntityWords>
  );
}
