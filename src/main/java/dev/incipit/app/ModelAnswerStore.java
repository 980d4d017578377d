package dev.incipit.app;

import dev.incipit.app.settings.Settings;
import dev.incipit.describe.AnswerCache;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import dev.incipit.store.StoreFailed;
import java.lang.System.Logger.Level;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Cache of the model's answers for commands that run without the service. It uses the configured store, or the default one if
 * that exists. It never creates the default store, and a command runs without a cache if the store cannot be opened.
 */
public record ModelAnswerStore(Optional<Database> database, Optional<AnswerCache> cache) implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(ModelAnswerStore.class.getName());

    /** Opens the store, which a running service may have open too; opens nothing if no model is used. */
    public static ModelAnswerStore besides(Settings settings) {
        var model = settings.model();
        var database = model.on() && model.cacheDays() > 0 && isThere(settings.store())
                ? open(settings.store())
                : Optional.<Database>empty();
        return new ModelAnswerStore(
                database, database.map(store -> new AnswerCache(store, model.cacheDays(), InstantSource.system())));
    }

    private static boolean isThere(DatabaseConfig store) {
        return !store.url().equals(DatabaseConfig.DEFAULTS.url())
                || store.missingFile().isEmpty();
    }

    private static Optional<Database> open(DatabaseConfig config) {
        try {
            return Optional.of(Migrations.open(config));
        } catch (StoreFailed away) {
            LOG.log(Level.WARNING, "The model's answers are not cached: " + away.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        database.ifPresent(Database::close);
    }
}
