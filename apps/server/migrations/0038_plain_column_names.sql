-- The field's own terms: an event's message parameters, the feature a saved view belongs to, the plan's quota.
alter table events rename column holes to params;
alter table saved_views rename column room to feature;
alter table customers rename column awaits_room to awaits_quota;
