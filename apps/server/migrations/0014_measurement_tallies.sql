-- How much the measurement book of a shop holds, so that its summary does not count the book.
create table measurement_tallies (
  shop_id uuid primary key references shops (id),
  records bigint not null,
  people bigint not null
);
comment on column measurement_tallies.people is 'Who was measured at least once.';

create function tally_measurements() returns trigger language plpgsql as $$
begin
  insert into measurement_tallies as t (shop_id, records, people)
  select shop_id, count(*), count(distinct person_id) filter (where is_new)
    from (select a.shop_id, a.person_id,
                 (select count(*) from measurement_records r where r.shop_id = a.shop_id and r.person_id = a.person_id)
                   = count(*) over (partition by a.shop_id, a.person_id) as is_new
            from added a) counted
   group by shop_id
  on conflict (shop_id) do update set records = t.records + excluded.records, people = t.people + excluded.people;
  return null;
end
$$;

alter table measurement_records no force row level security;
insert into measurement_tallies (shop_id, records, people)
select shop_id, count(*), count(distinct person_id) from measurement_records group by shop_id;
alter table measurement_records force row level security;

create trigger tally_inserts after insert on measurement_records referencing new table as added
  for each statement execute function tally_measurements();

alter table measurement_tallies enable row level security;
alter table measurement_tallies force row level security;
create policy tenant on measurement_tallies using (shop_id = app_shop_id());
