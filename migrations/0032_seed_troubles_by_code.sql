-- Why a seed mailbox is not read was told by a sentence of ours in the place of the server's own words, and by a code that
-- was not quite right. Each has a code of its own now.
create function pg_temp.seed_trouble(trouble jsonb) returns jsonb language sql immutable as $$
  select case trouble->>'detail'
    when 'The key for its password is not here.' then trouble || '{"code": "no-key", "detail": ""}'
    when 'It was switched off.' then trouble || '{"code": "switched-off", "detail": ""}'
    when 'It was removed.' then trouble || '{"code": "removed", "detail": ""}'
    else trouble
  end
$$;

update placement_seeds set trouble = pg_temp.seed_trouble(trouble)
  where pg_temp.seed_trouble(trouble) <> trouble;

update placement_results set progress = jsonb_set(progress, '{trouble}', pg_temp.seed_trouble(progress->'trouble'))
  where pg_temp.seed_trouble(progress->'trouble') <> progress->'trouble';

update placement_results set closed = jsonb_set(closed, '{trouble}', pg_temp.seed_trouble(closed->'trouble'))
  where pg_temp.seed_trouble(closed->'trouble') <> closed->'trouble';

drop function pg_temp.seed_trouble(jsonb);
